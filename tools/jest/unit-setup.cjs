// The first test of a file may load a lot, on a machine that is busy with other work.
jest.setTimeout(30_000);
