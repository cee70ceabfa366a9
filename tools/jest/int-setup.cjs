// Real servers on a busy machine are slow, and `eventually` waits two minutes. The limit is above all of them, so that
// `eventually` reports its last error first.
jest.setTimeout(300_000);
