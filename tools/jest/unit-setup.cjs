// The first test of a file may load much, on a machine that does other things as well.
jest.setTimeout(30_000);
