import { untilQuiet } from './quiet.mjs';

/** Nothing is left in the database, and in the queues so much at each look; the last number stays. */
function leftOver(...waiting: number[]) {
  const database = { query: () => Promise.resolve([{ count: 0 }]) };
  const look = () =>
    Promise.resolve({ 'events that wait': waiting.length > 1 ? waiting.shift() : waiting[0] });
  return { database, queues: { waiting: look } };
}

const TIMES = { patienceMs: 1_000, lookMs: 100 };

it('waits for what gets less, however long it takes', async () => {
  const waiting = Array.from({ length: 15 }, (_, at) => 14 - at);
  expect(await untilQuiet({ ...leftOver(...waiting), ...TIMES })).toBeGreaterThan(1.4);
});

it('gives up when nothing gets less', async () => {
  expect(await untilQuiet({ ...leftOver(4, 3), ...TIMES })).toBeNull();
});
