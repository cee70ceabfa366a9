// Real servers on a busy machine are slow, and `eventually` waits two minutes: above them all, so that its last error is what is told.
jest.setTimeout(300_000);
