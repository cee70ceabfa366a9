// A machine vanishes without closing its connections. Of two nodes, each with a gateway and all services, one is suspended; the
// other must carry on.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '../chaos/database.mjs';
import { newLedger } from '../chaos/client.mjs';
import { migrate } from '../chaos/fleet.mjs';
import { SERVICES } from '../chaos/plan.mjs';
import { Practice } from '../chaos/practice.mjs';
import { SupervisedProcess } from '../chaos/process.mjs';
import { startInfra, stopInfra } from '../infra/index.mjs';
import { allLocalLogins, localLogin } from '../infra/nats-users.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { productEnvironment } from '../run/environment.mjs';
import { openDoor } from '../upgrade/door.mjs';
import { atMost, exactly } from './result.mjs';

const LIMIT_MS = 30_000;
const BEFORE_MS = 5_000;
const WATCHED_MS = 60_000;
/** People retry if there is no response within this time. */
const PATIENCE_MS = 5_000;
const BREATH_MS = 300;
/** Interval of the load balancer's health checks. Two consecutive failures take a gateway out. */
const LOOK_MS = 2_000;
const PASSWORD = 'Harbour-Bridge-1932!';
const line = {
  kind: 'SURGEON',
  description: 'Septoplasty',
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  unitFeeMinor: 350_000,
};

async function startNode(name, { environment, logs }) {
  const start = async (targets, login) => {
    const process = new SupervisedProcess({
      name: `${name}-${targets[0]}`,
      args: [`--target=${targets.join(',')}`],
      port: await steadyPort(),
      env: { ...environment, ...login },
      logFile: join(logs, `${name}-${targets[0]}.log`),
    });
    await process.start();
    return process;
  };
  const services = await start(SERVICES, allLocalLogins());
  const gateway = await start(['gateway'], localLogin('gateway'));
  const all = [services, gateway];
  return {
    gateway,
    /** The node stops responding, but its connections stay open. */
    vanish: () => all.forEach(({ child }) => child.kill('SIGSTOP')),
    stop: () => Promise.all(all.map((one) => one.stop())),
    kill: () => Promise.all(all.map((one) => one.kill())),
  };
}

/** Routes to the responding gateways, as a load balancer does. */
function balance(door, gateways, print) {
  const failures = new Map(gateways.map((gateway) => [gateway, 0]));
  const lead = () => door.leadTo(...gateways.filter((one) => failures.get(one) < 2).map(({ port }) => port));
  lead();
  const look = async (gateway) => {
    const isThere = await fetch(`${gateway.origin}/health/live`, {
      signal: AbortSignal.timeout(LOOK_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    failures.set(gateway, isThere ? 0 : failures.get(gateway) + 1);
    if (failures.get(gateway) === 2) print(`the load balancer has removed ${gateway.name}`);
    lead();
  };
  const looking = setInterval(() => void Promise.all(gateways.map(look)), LOOK_MS);
  return () => clearInterval(looking);
}

/** Sends one request without retries. Throws if it does not succeed. */
async function ask(practice, path, body, headers = {}) {
  const response = await fetch(`${practice.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...practice.headers(), ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${answer.code ?? ''}`);
  return answer;
}

let people = 0;
const signIn = (practice) =>
  ask(
    practice,
    '/auth/sign-in',
    { email: practice.entry.email, password: PASSWORD },
    {
      'x-forwarded-for': `198.18.${(people >> 8) & 255}.${(people += 1) & 255}`,
    },
  );

async function send(practice) {
  const email = `vanish.${(people += 1)}@outages.example`;
  const client = await ask(practice, '/clients', {
    firstName: 'Ada',
    lastName: 'Bee',
    email,
    phone: '0412 345 678',
    dateOfBirth: '1984-02-29',
  });
  const quote = await ask(practice, '/quotes', {
    clientId: client.id,
    doctorId: practice.doctor.id,
    validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    lines: [{ ...line, surgeryId: practice.surgery.id, gstTreatment: 'TAXABLE' }],
  });
  await ask(practice, `/quotes/${quote.id}/send`, { version: quote.version });
  return quote.id;
}

/** Repeats an action and records each try with its start, its end and its result. */
async function repeat(act, until) {
  const tries = [];
  while (Date.now() < until) {
    const begun = Date.now();
    const result = await act().then(
      (made) => ({ isDone: true, made }),
      (error) => ({ isDone: false, why: error.message }),
    );
    tries.push({ begun, ended: Date.now(), ...result });
    await pause(BREATH_MS);
  }
  return tries;
}

/** Milliseconds from the cut until the first try after which none failed. */
function wellAfter(tries, cut) {
  const lastFailure = tries.findLastIndex(({ isDone }) => !isDone);
  const first = tries[lastFailure + 1];
  return first ? Math.max(0, first.ended - cut) : null;
}

/** The number of tries, the slowest, and each failure with its reason and its time since the cut. */
function summaryOf(tries, cut) {
  const took = tries.map(({ begun, ended }) => ended - begun);
  const failures = tries
    .filter(({ isDone }) => !isDone)
    .map(({ why, ended }) => `${why} at ${((ended - cut) / 1_000).toFixed(0)} s`);
  const which = failures.length > 0 ? `: ${failures.join(', ')}` : '';
  return `${tries.length}, the slowest ${Math.max(...took)} ms, ${failures.length} failed${which}`;
}

const MAILS = `
  select m.quote_id as id, (extract(epoch from max(b.created_at)) * 1000)::bigint as at, count(*)::int as mails
    from notifications.mail_message m join notifications.mailbox_message b
      on b.organisation_id = m.organisation_id and b.message_id = m.message_id
   where m.template = 'quote-ready' and m.quote_id = any($1::uuid[]) group by m.quote_id`;

/** When each quote's mail reached the mailbox. Waits for late ones. */
async function mailsOf(database, quotes) {
  for (const deadline = Date.now() + WATCHED_MS; ; await pause(500)) {
    const rows = await database.query(MAILS, [quotes]);
    if (rows.length === quotes.length || Date.now() > deadline) return rows;
  }
}

async function watch({ practice, node, database, print }) {
  const before = await repeat(() => send(practice), Date.now() + BEFORE_MS);
  print(`with both nodes, sends: ${summaryOf(before, Date.now())}`);
  const cut = Date.now();
  node.vanish();
  print('one of two nodes has vanished');
  const until = cut + WATCHED_MS;
  const [signIns, sends] = await Promise.all([
    repeat(() => signIn(practice), until),
    repeat(() => send(practice), until),
  ]);
  const sent = sends.filter(({ isDone }) => isDone);
  const mails = await mailsOf(
    database,
    sent.map(({ made }) => made),
  );
  const arrived = new Map(mails.map(({ id, at }) => [id, Number(at)]));
  const lates = sent.map(({ made, ended }) => (arrived.has(made) ? arrived.get(made) - ended : Infinity));
  const longest = lates.length === 0 || lates.includes(Infinity) ? null : Math.max(0, ...lates);
  print(`sign-ins: ${summaryOf(signIns, cut)}; sends: ${summaryOf(sends, cut)}`);
  const name = 'A node vanishes';
  return [
    atMost(`${name}: people sign in again after`, wellAfter(signIns, cut), LIMIT_MS, 'ms'),
    atMost(`${name}: quotes are sent again after`, wellAfter(sends, cut), LIMIT_MS, 'ms'),
    atMost(`${name}: the mail of a sent quote arrives after, at most`, longest, LIMIT_MS, 'ms'),
    exactly(
      `${name}: mails of sent quotes, each once`,
      mails.filter((one) => one.mails === 1).length,
      sent.length,
    ),
  ];
}

/** Runs on its own servers, with nothing else running. */
export async function nodeVanishes({ dataDir, logs, print }) {
  mkdirSync(logs, { recursive: true });
  const folder = join(dataDir, 'node');
  const infra = await startInfra({ dataDir: folder });
  const database = new Database(infra.databaseUrl);
  const door = await openDoor();
  const environment = {
    ...productEnvironment({ dataDir: folder, infra, given: { PORT: '0' } }),
    HOST: '127.0.0.1',
    PUBLIC_URL: door.origin,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
    DAILY_MAIL_LIMITS: '0:1000000',
  };
  const nodes = [];
  let endBalance = () => {};
  try {
    await migrate(environment, join(logs, 'migrate.log'));
    for (const name of ['node-1', 'node-2']) nodes.push(await startNode(name, { environment, logs }));
    endBalance = balance(
      door,
      nodes.map(({ gateway }) => gateway),
      print,
    );
    const shared = { origin: door.origin, ledger: newLedger(), journal: { practices: [], imports: [] } };
    const practice = await new Practice({ number: 1, ...shared }).open();
    if (!practice) throw new Error('A practice could not sign up; see the logs.');
    return await watch({ practice, node: nodes[0], database, print });
  } finally {
    endBalance();
    // A suspended process does not handle SIGTERM.
    await nodes[0]?.kill();
    await nodes[1]?.stop();
    await database.close();
    door.close();
    await stopInfra({ dataDir: folder });
  }
}
