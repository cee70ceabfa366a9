import { untilQuiet } from './quiet.mjs';

/** An empty database, and queues with the given lengths at consecutive checks. The last length is repeated. */
function leftOver(...waiting: number[]) {
  const database = { query: () => Promise.resolve([{ count: 0 }]) };
  const look = () =>
    Promise.resolve({ 'events that wait': waiting.length > 1 ? waiting.shift() : waiting[0] });
  return { database, queues: { waiting: look } };
}

const TIMES = { patienceMs: 1_000, lookMs: 100 };

it('waits while there is progress', async () => {
  const waiting = Array.from({ length: 15 }, (_, at) => 14 - at);
  expect(await untilQuiet({ ...leftOver(...waiting), ...TIMES })).toBeGreaterThan(1.4);
});

it('gives up without progress', async () => {
  expect(await untilQuiet({ ...leftOver(4, 3), ...TIMES })).toBeNull();
});
