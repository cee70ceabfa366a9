// `npm run scale -- --practices 1000 --minutes 30`: practices of uneven size at work, with the processes scaled by the manifests'
// own rule (tools/manifests). A Prometheus scrapes them, and it is sent exactly KEDA's queries.
import { cpus, loadavg } from 'node:os';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '../chaos/database.mjs';
import { migrate } from '../chaos/fleet.mjs';
import { openQueues } from '../chaos/queues.mjs';
import { untilQuiet } from '../chaos/quiet.mjs';
import { seeded } from '../chaos/random.mjs';
import { startInfra } from '../infra/index.mjs';
import { percentile } from '../load/figures.mjs';
import { productEnvironment } from '../run/environment.mjs';
import { seedDatabase } from '../seed/run.mjs';
import { sharesOf } from '../seed/shares.mjs';
import { openDoor } from '../upgrade/door.mjs';
import { compare, totals } from './counts.mjs';
import { People } from './people.mjs';
import { Processes } from './processes.mjs';
import { Prometheus } from './prometheus.mjs';

const SEED = 'scale';
const CLIENTS_A_PRACTICE = 100;
/** KEDA's pollingInterval in the manifests. */
const LOOK_MS = 15_000;
const LOOKS_A_LINE = 4;
const QUIET_MS = 300_000;

/** Evaluates the metrics every 15 seconds until `end`, which returns how busy the machine was. */
function follow({ processes, people, print }) {
  const [loads, over] = [[], new AbortController()];
  const looking = (async () => {
    while (!over.signal.aborted) {
      const at = Date.now();
      await processes.scale(at).catch((error) => print(`no metrics: ${error.message}`));
      loads.push(loadavg()[0]);
      if (loads.length % LOOKS_A_LINE === 0) print(lineOf(people.requests, processes));
      await pause(Math.max(0, at + LOOK_MS - Date.now()), undefined, { signal: over.signal }).catch(
        () => undefined,
      );
    }
    return loads;
  })();
  return {
    end: () => {
      over.abort();
      return looking;
    },
  };
}

function lineOf({ times, failures, underWay }, { pods }) {
  const asked = [...times.values()].reduce((sum, { length }) => sum + length, 0);
  return `${asked} requests, ${failures.length} failed, ${underWay} under way, ${pods.length} processes`;
}

function timesOf(requests) {
  const lines = [...requests.times].sort((a, b) => b[1].length - a[1].length);
  return [
    '| asked | times | p50 ms | p95 ms | slowest ms |',
    '| --- | --- | --- | --- | --- |',
    ...lines
      .map(([kind, times]) =>
        [kind, times.length, ...[0.5, 0.95, 1].map((share) => Math.round(percentile(times, share)))].join(
          ' | ',
        ),
      )
      .map((line) => `| ${line} |`),
  ];
}

function failuresOf({ failures }) {
  const counts = new Map();
  for (const { kind, why } of failures) {
    const what = `${kind}: ${why}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `    ${count} ${what}`);
}

const MIB = 1024 * 1024;

async function figuresOf(prometheus, processes, minutes) {
  const over = `[${Math.ceil(minutes) + 1}m:15s]`;
  const most = (query) => prometheus.values(`max_over_time((${query})${over})`, 'process');
  const resident = (how) => `max by (process) (process_resident_memory_bytes${how})`;
  const [first, memory, loop, outbox, events, jobs, waits] = await Promise.all([
    prometheus.values(resident(` offset ${Math.max(1, Math.floor(minutes / 2))}m`), 'process'),
    most(resident('')),
    most('max by (process) (quillcare_event_loop_use)'),
    most('max by (process) (quillcare_outbox_oldest_seconds)'),
    most('sum by (process) (max by (process, consumer) (quillcare_events_pending))'),
    most('max by (process) (quillcare_jobs_oldest_seconds)'),
    most('sum by (process) (rate(quillcare_database_wait_seconds_sum[2m]))'),
  ]);
  const cell = (values, name, digits, unit = 1) =>
    values.has(name) ? (values.get(name) / unit).toFixed(digits) : '';
  return [
    '| processes | most | MiB at half-time, most | event loop | wait for a connection | outbox s | events | job s |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...processes.deployments.map(
      ({ name, most: count }) =>
        `| ${name} | ${count} | ${cell(first, name, 0, MIB)}, ${cell(memory, name, 0, MIB)} | ${cell(loop, name, 2)} | ` +
        `${cell(waits, name, 2)} | ${cell(outbox, name, 1)} | ${cell(events, name, 0)} | ${cell(jobs, name, 1)} |`,
    ),
  ];
}

function countsOf(lines) {
  return [
    '| what | expected | lost | doubled |',
    '| --- | --- | --- | --- |',
    ...lines.map(({ what, expected, lost, doubled }) => `| ${what} | ${expected} | ${lost} | ${doubled} |`),
  ];
}

async function prepare({ dataDir, logs, practices, print }) {
  const infra = await startInfra({ dataDir });
  const door = await openDoor();
  const environment = {
    ...productEnvironment({ dataDir, infra, given: { PORT: '0' } }),
    HOST: '127.0.0.1',
    PUBLIC_URL: door.origin,
    LOG_LEVEL: 'warn',
    // The load comes from one machine but simulates many people.
    TRUST_PROXY: 'true',
    DAILY_MAIL_LIMITS: '0:1000000',
  };
  mkdirSync(logs, { recursive: true });
  await migrate(environment, join(logs, 'migrate.log'));
  const clients = practices * CLIENTS_A_PRACTICE;
  const now = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);
  const data = { databaseUrl: infra.databaseUrl, clients, organisations: practices, seed: SEED, now };
  const { counts, seconds } = await seedDatabase({ ...data, log: () => {} });
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const sizes = sharesOf(clients, practices);
  print(
    `${practices} practices of ${sizes.at(-1)} to ${sizes[0]} clients: ${rows} rows in ${seconds.toFixed(0)} s`,
  );
  return { infra, door, environment, sizes };
}

/** The report, and whether nothing was lost or doubled and no process crashed. */
function resultOf({ options, requests, loads, quiet, figures, processes, lines }) {
  const wrong = lines.reduce((sum, { lost, doubled }) => sum + lost + doubled, 0);
  const faults = [
    ...processes.faults,
    ...processes.crashes().map(({ name, code }) => `${name} ended with ${code}`),
    ...(quiet === null ? [`not all was done after ${QUIET_MS / 60_000} minutes without progress`] : []),
    ...(wrong > 0 ? ['something is lost or doubled'] : []),
  ];
  const [least, most] = [Math.min(...loads), Math.max(...loads)];
  const report = [
    `${options.practices} practices, ${options.minutes} minutes, ${options.rate} acts of staff a second; ` +
      `load of the machine ${least.toFixed(0)} to ${most.toFixed(0)} on ${cpus().length} cores`,
    '',
    ...timesOf(requests),
    '',
    `${requests.failures.length} failed, ${requests.notBegun} not begun because too many were under way; ` +
      `all was done ${quiet?.toFixed(0) ?? '–'} s after the last`,
    ...failuresOf(requests),
    '',
    ...figures,
    '',
    ...processes.changes.map(({ name, from, to }) => `scaled ${name} from ${from} to ${to}`),
    '',
    ...countsOf(lines),
    '',
    ...(faults.length === 0 ? ['nothing lost, nothing doubled'] : faults.map((fault) => `BAD  ${fault}`)),
  ];
  return { report, isGood: faults.length === 0 };
}

/**
 * Returns the exit code: 0 if nothing was lost or doubled. Failed requests are reported but do not fail the run, because the
 * machine may be too small.
 */
export async function runPractices({ dataDir, logs, print, report }, options) {
  const { infra, door, environment, sizes } = await prepare({ dataDir, logs, print, ...options });
  const prometheus = await Prometheus.start(join(dataDir, 'prometheus'));
  const processes = new Processes({ environment, logs, door, prometheus, print, ...options });
  const database = new Database(infra.databaseUrl);
  const queues = await openQueues({ nats: infra.natsUrl, redis: infra.redisUrl });
  try {
    await processes.start();
    print(`${processes.pods.length} processes are running`);
    const before = await totals(database);
    const people = new People({ origin: door.origin, seed: SEED, sizes, random: seeded(SEED, 'people') });
    const following = follow({ processes, people, print });
    await people.work(options);
    print('the last request is answered; waiting for work in progress');
    const quiet = await untilQuiet({ database, queues, patienceMs: QUIET_MS });
    const figures = await figuresOf(prometheus, processes, options.minutes);
    const loads = await following.end();
    const lines = await compare({ database, journal: people.journal, before });
    const { requests } = people;
    const result = resultOf({ options, requests, loads, quiet, figures, processes, lines });
    report(result.report, 'practices.md');
    return result.isGood ? 0 : 1;
  } finally {
    await processes.stop();
    await prometheus.stop();
    await queues.close();
    await database.close();
    door.close();
  }
}
