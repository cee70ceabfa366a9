// Measures how many events a second one relay publishes and one worker handles: they accumulate while no worker runs and are then
// processed.
import pg from 'pg';
import { signUp, startProcess } from '../bench/product.mjs';
import { LAUNCHER, LEAN } from '../run/product.mjs';

const PRACTICES = 16;
const POLL_MS = 50;
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function create(url, token, at) {
  const response = await fetch(`${url}/api/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      firstName: 'Scale',
      lastName: `Number ${at}`,
      email: `scale.${at}@practice.example`,
      phone: '0412 345 678',
    }),
  });
  if (response.status !== 201)
    throw new Error(`a client was refused: ${response.status} ${await response.text()}`);
}

/** Milliseconds from the first change of `read` until it returns `wanted`. */
async function timeUntil(wanted, read) {
  const before = await read();
  let begun;
  for (;;) {
    const now = await read();
    if (now !== before) begun ??= performance.now();
    if (now >= wanted) return performance.now() - begun;
    await sleep(POLL_MS);
  }
}

export async function measureEvents({ environment, count, port, print }) {
  const start = (role, at) => {
    const env = { ...environment, PORT: String(at), LOG_LEVEL: 'silent' };
    const args = ['--target=gateway,identity,crm,audit', `--role=${role}`];
    return startProcess(LAUNCHER, args, env, 'is ready', LEAN);
  };
  const { child: api } = await start('api', port);
  const database = new pg.Client({ connectionString: environment.DATABASE_URL });
  await database.connect();
  const counted = async (sql) => Number((await database.query(sql)).rows[0].count);
  const published = () => counted('select count(*) from crm.outbox where published_at is not null');
  const handled = () => counted(`select count(*) from audit.entry where entity_type = 'CLIENT'`);
  try {
    const url = `http://127.0.0.1:${port}`;
    const tokens = [];
    for (let at = 0; at < PRACTICES; at += 1) tokens.push((await signUp(url)).token);
    const begun = performance.now();
    await Promise.all(
      tokens.map(async (token, practice) => {
        for (let at = practice; at < count; at += PRACTICES) await create(url, token, at);
      }),
    );
    const stored = performance.now() - begun;
    const waiting = await counted('select count(*) from crm.outbox where published_at is null');
    const entries = await handled();
    print(`${waiting} events wait`);
    const [before, { child: worker }] = [await published(), await start('worker', port + 1)];
    const [sent, done] = await Promise.all([
      timeUntil(before + waiting, published),
      timeUntil(entries + count, handled),
    ]);
    await stop(worker);
    const rate = (of, milliseconds) => Math.round((of / milliseconds) * 1000).toLocaleString('en');
    return [
      '| what | a second |',
      '| --- | --- |',
      `| clients created over HTTP by ${PRACTICES} practices at once, one process | ${rate(count, stored)} |`,
      `| events published by the one relay of a service | ${rate(waiting, sent)} |`,
      `| audit entries chained by one worker meanwhile | ${rate(count, done)} |`,
    ];
  } finally {
    await database.end();
    await stop(api);
  }
}
