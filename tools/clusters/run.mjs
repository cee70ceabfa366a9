// One run: the product behind PgBouncer and on NATS and Redis clusters, under load, while the leading node of each is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { newLedger } from '../chaos/client.mjs';
import { Database } from '../chaos/database.mjs';
import { startFleet } from '../chaos/fleet.mjs';
import { gather } from '../chaos/gather.mjs';
import { Load } from '../chaos/load.mjs';
import { SERVICES } from '../chaos/plan.mjs';
import { openQueues } from '../chaos/queues.mjs';
import { untilQuiet } from '../chaos/quiet.mjs';
import { reconcile, tally } from '../chaos/reconcile.mjs';
import { Recovery } from '../chaos/recovery.mjs';
import { startKillable } from '../infra/killable.mjs';
import { waitUntil } from '../infra/processes.mjs';
import { atMost, exactly, told } from '../outages/result.mjs';
import { productEnvironment } from '../run/environment.mjs';
import { NatsCluster } from './nats-cluster.mjs';
import { passwordsOf, PgBouncer, POOL_SIZE } from './pgbouncer.mjs';
import { MASTER, RedisSentinels } from './redis-sentinels.mjs';

const AGAIN_WITHIN_MS = 30_000;
const CALM_MS = 15_000;
const PATIENCE_MS = 60_000;
const COPIES = 3;
/** The stream whose leader is killed. It carries the events of quotes. */
const STREAM = 'quillcare_evt_quoting';
/** A stream that an earlier release created on one server. */
const OLD = { name: 'quillcare_evt_crm', subjects: ['quillcare.evt.crm.>'] };

async function onStage({ dataDir, logs, print }, work) {
  const stage = {};
  try {
    stage.nats = await NatsCluster.start({ dataDir, print });
    stage.redis = await RedisSentinels.start({ dataDir, print });
    await stage.nats.makeSingle(OLD.name, OLD.subjects);
    const given = { NATS_URL: stage.nats.url, REDIS_URL: 'redis://asked-of-the-sentinels' };
    const servers = await startKillable({ dataDir, names: ['postgres'], given });
    stage.database = new Database(servers.urls.postgres);
    const environment = {
      ...productEnvironment({ dataDir, infra: servers.infra, given: {} }),
      NATS_REPLICAS: String(COPIES),
      REDIS_SENTINELS: stage.redis.addresses.join(','),
      REDIS_MASTER: MASTER,
    };
    const passwords = passwordsOf(SERVICES);
    const { postgres: databaseUrl } = servers.urls;
    stage.pooler = await PgBouncer.start({ dataDir, databaseUrl, passwords, print });
    // The migrations use this environment too, but log in as the owner.
    for (const [login, password] of Object.entries(passwords))
      environment[`DATABASE_PASSWORD_${login.toUpperCase()}`] = password;
    const wires = { environmentOf: () => stage.pooler.environment };
    stage.fleet = await startFleet({ environment, wires, logs, names: ['gateway', ...SERVICES] });
    return await work(stage);
  } finally {
    await stage.fleet?.stop();
    await stage.database?.close();
    await stage.pooler?.stop();
    await stage.nats?.stop();
    await stage.redis?.stop();
  }
}

/** Kills a node and measures how long it takes until the kind of work that it served succeeds again. */
async function kill({ name, node, recovery, print }) {
  const startedAt = Date.now();
  await node.kill();
  const again = await recovery.watch({ kind: 'kill', name, forMs: 0 }, startedAt);
  const tookMs = again === null ? null : again - startedAt;
  print(`${node.name} killed; works again after ${tookMs ?? '–'} ms`);
  await pause(CALM_MS);
  return atMost(
    `${name}: the leading node of three is killed, work resumes after`,
    tookMs,
    AGAIN_WITHIN_MS,
    'ms',
  );
}

const isInCopies = (streams) =>
  streams.every(({ copies, current }) => copies === COPIES && current === COPIES);

/** Connections of services. Those of relays and consumers do not use the pooler. */
const CONNECTIONS = `select count(*)::int as open from pg_stat_activity
  where usename like 'quillcare\\_%' and application_name not like 'quillcare-relay-%'`;

async function underLoad({ nats, redis, database, load, recovery, print }) {
  let isOver = false;
  const running = load.run(() => isOver);
  await pause(CALM_MS);
  const before = await nats.streams();
  const [{ open }] = await database.query(CONNECTIONS);
  const [leader, primary] = [await nats.leaderOf(STREAM), await redis.primary()];
  const results = [
    atMost(
      'PgBouncer in transaction mode: connections that it has open for all services',
      open,
      POOL_SIZE * SERVICES.length,
    ),
    exactly(
      'nats: streams in three copies, one of which was made in one by an earlier release',
      before.filter((one) => isInCopies([one])).length,
      SERVICES.length,
    ),
    await kill({ name: 'nats', node: leader, recovery, print }),
    await kill({ name: 'redis', node: primary, recovery, print }),
  ];
  await Promise.all([leader.start(), primary.start()]);
  isOver = true;
  await running;
  const isWhole = async () => (await redis.isWhole()) && isInCopies(await nats.streams());
  const whole = await waitUntil({ name: 'Both clusters', isReady: isWhole }).then(
    () => true,
    () => false,
  );
  return [...results, exactly('both: the killed nodes are back and complete', whole, true)];
}

async function compare({ nats, redis, database, load, print }) {
  const queues = await openQueues({ nats: nats.url, redis: redis.connection });
  try {
    const quietAfter = await untilQuiet({ database, queues, patienceMs: PATIENCE_MS });
    print(quietAfter === null ? 'messages are left over' : `all processed after ${quietAfter.toFixed(1)} s`);
    return reconcile(load.journal, await gather({ database, queues, chainOf: queues.chainOf }));
  } finally {
    await queues.close();
  }
}

const of = (findings, kind) => findings.filter((finding) => finding.kind === kind).length;

async function play({ print, ...stage }) {
  const { fleet, database } = stage;
  const ledger = newLedger();
  const load = new Load({ origin: fleet.origin, seed: 'clusters', ledger });
  const probe = await load.practiceForProbes();
  const recovery = new Recovery({ origin: fleet.origin, database, probe, prompt: () => undefined });
  const results = await underLoad({ ...stage, load, recovery, print });
  const findings = await compare({ ...stage, load, print });
  const acts = tally(load.journal).map(({ what, acknowledged }) =>
    told(`acknowledged: ${what}`, acknowledged),
  );
  const details = [
    ...findings.sort((a, b) => a.kind.localeCompare(b.kind)),
    ...ledger.oddities,
    ...fleet.crashes(),
  ]
    .slice(0, 40)
    .map((one) => JSON.stringify(one));
  return {
    details,
    results: [
      ...results,
      ...acts.filter(({ figure }) => figure > 0),
      ...['lost', 'doubled', 'wrong', 'left over'].map((kind) =>
        exactly(`afterwards: ${kind}`, of(findings, kind), 0),
      ),
      exactly('responses that an outage does not justify', ledger.oddities.length, 0),
      exactly('processes that ended', fleet.crashes().length, 0),
    ],
  };
}

/** Resolves with `results`, and `details` about failures. */
export function runClusters({ dataDir, logs, print }) {
  return onStage({ dataDir, logs, print }, (stage) => {
    print('the product is ready');
    return play({ ...stage, print });
  });
}
