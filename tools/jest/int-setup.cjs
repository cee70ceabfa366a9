// Real servers on a busy machine: what is slow is not wrong.
jest.setTimeout(30_000);
