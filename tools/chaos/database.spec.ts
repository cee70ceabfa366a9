import { Database } from './database.mjs';

const lost = new Error('Client has encountered a connection error and is not queryable');
const wrong = Object.assign(new Error('syntax error'), { code: '42601' });

/** A database that uses the given connections in order. `opened` counts them. */
function databaseOf(...connections: (() => Promise<{ rows: unknown[] }>)[]) {
  const database = new Database('postgres://nowhere');
  const opened = { count: 0 };
  database.connect = () => {
    const query = connections[opened.count];
    opened.count += 1;
    return Promise.resolve({ query, end: () => Promise.resolve() }) as never;
  };
  return { database, opened };
}
const answers = () => Promise.resolve({ rows: [{ one: 1 }] });

it('reconnects once after an idle connection broke, even for concurrent queries', async () => {
  let isBroken = false;
  const { database, opened } = databaseOf(() => (isBroken ? Promise.reject(lost) : answers()), answers);
  expect(await database.query('select 1')).toEqual([{ one: 1 }]);
  isBroken = true;
  const both = await Promise.all([database.query('select 1'), database.query('select 1')]);
  expect(both).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect(opened.count).toBe(2);
});

it('throws if the new connection breaks too', async () => {
  const { database } = databaseOf(
    () => Promise.reject(lost),
    () => Promise.reject(lost),
  );
  await expect(database.query('select 1')).rejects.toThrow(lost);
});

it('does not retry an invalid statement', async () => {
  const { database, opened } = databaseOf(() => Promise.reject(wrong), answers);
  await expect(database.query('selec 1')).rejects.toThrow(wrong);
  expect(opened.count).toBe(1);
});
