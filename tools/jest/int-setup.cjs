// Real servers on a busy machine are slow.
jest.setTimeout(30_000);
