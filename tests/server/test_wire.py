"""What is compressed on the wire."""

from __future__ import annotations

import zlib

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from tafelrunde.server.wire import DEFLATE, SMALL

OFFERS: list[list[tuple[str, str | None]]] = [
    [("client_max_window_bits", None)],  # as browsers do
    [],
    [("server_no_context_takeover", None), ("server_max_window_bits", "10")],
]


def agreed(offer: list[tuple[str, str | None]]) -> PerMessageDeflate:
    answer, extension = DEFLATE.process_request_params(offer, [])
    assert ("server_no_context_takeover", None) in answer
    assert ("client_no_context_takeover", None) in answer
    return extension


def test_only_long_messages_are_compressed() -> None:
    for offer in OFFERS:
        deflate = agreed(offer)
        short = Frame(Opcode.TEXT, b"x" * (SMALL - 1))
        assert deflate.encode(short) is short
        for _ in range(2):  # each for itself: the second is not told by the first
            text = b'{"type":"welcome"}' * SMALL
            long = deflate.encode(Frame(Opcode.TEXT, text))
            assert long.rsv1
            assert len(long.data) < len(text) / 10
            whole = zlib.decompressobj(wbits=-15).decompress(bytes(long.data) + b"\0\0\xff\xff")
            assert whole == text


def test_a_connection_keeps_nothing_for_compressing() -> None:
    deflate = agreed(OFFERS[0])
    deflate.encode(Frame(Opcode.TEXT, b"x" * SMALL))
    assert not hasattr(deflate, "encoder")
    assert not hasattr(deflate, "decoder")
