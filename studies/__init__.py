"""Long experiments whose results are pages in docs. They are run by hand, not with the tests."""
