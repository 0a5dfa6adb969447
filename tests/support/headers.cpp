// Nothing of its own: it carries the precompiled headers of the tests.
