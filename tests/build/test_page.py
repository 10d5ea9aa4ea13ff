"""What the build of the page leaves behind."""

from __future__ import annotations

import gzip

import run

ONE_PACKET = 500  # bytes: what is smaller gains nothing by it


def test_files_are_there_in_compressed_form_too() -> None:
    page = run.PACKAGE / "web"
    files = [page / "index.html", *page.glob("assets/*.js"), *page.glob("assets/*.css")]
    assert len(files) > 20
    for file in files:
        whole = file.read_bytes()
        if len(whole) < ONE_PACKET:
            continue
        packed = file.with_name(f"{file.name}.gz").read_bytes()
        assert gzip.decompress(packed) == whole, file.name
        assert len(packed) < len(whole)
        assert file.with_name(f"{file.name}.br").stat().st_size < len(packed)
    assert not list(page.glob("assets/*.woff2.*"))
