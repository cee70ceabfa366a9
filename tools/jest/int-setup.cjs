// Real servers on a busy machine are slow.
jest.setTimeout(90_000);
