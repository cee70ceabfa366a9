// `npm run bench`: speed and memory of the product relative to bare drivers, in one run on one machine.
//   npm run bench [-- --rounds 5] [--clients 100000] [--write]     --write puts the figures into docs/benchmarks.md
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startInfra, stopInfra } from './infra/index.mjs';
import { productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './run/preflight.mjs';
import { ALL_IN_ONE, LAUNCHER } from './run/product.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '100000' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const clients = Number(options.clients);
const PORTS = { product: 34170, floor: 34171 };
const url = `http://127.0.0.1:${PORTS.product}`;
const floorUrl = `http://127.0.0.1:${PORTS.floor}`;
const row = (...cells) => `| ${cells.join(' | ')} |`;

const CASES = { reads: ['read one', 'list 25', 'search box'], writes: ['create'] };
/** Generous bounds. Missing one does not make the command fail. */
const BOUNDS = { 'read one': 0.4, 'list 25': 0.6, 'search box': 0.15, create: 0.25, event: 10, pricing: 5 };

async function throughput({ token, id }, kind) {
  const { compare } = await import('./bench/load.mjs');
  const authorization = `Bearer ${token}`;
  const list = 'clients?state=NSW&limit=25';
  const body = JSON.stringify({
    firstName: 'New',
    lastName: 'Client',
    email: 'new@bench.example',
    phone: '0412 345 678',
  });
  const post = { method: 'POST', body };
  const json = { 'content-type': 'application/json' };
  const cases = {
    'read one': [
      { url: `${url}/api/clients/${id}`, headers: { authorization } },
      { url: `${floorUrl}/clients/${id}` },
    ],
    [`list 25 of ${clients.toLocaleString('en')}, filtered, sorted, with total`]: [
      { url: `${url}/api/${list}&sort=name`, headers: { authorization } },
      { url: `${floorUrl}/${list}` },
    ],
    // Clients, leads, quotes, cases, directory and catalogue at once. The floor reads clients only.
    'search box, by name, all groups': [
      { url: `${url}/api/search?q=last4711`, headers: { authorization } },
      { url: `${floorUrl}/search-box?word=last4711` },
    ],
    'create (with audit record)': [
      { ...post, url: `${url}/api/clients`, headers: { authorization, ...json } },
      { ...post, url: `${floorUrl}/clients`, headers: json },
    ],
  };
  const lines = [
    row(
      'path, 16 connections',
      'product req/s',
      'p50 / p99 ms',
      'floor req/s',
      'p50 / p99 ms',
      'share',
      'bound',
    ),
    row('---', '---', '---', '---', '---', '---', '---'),
  ];
  for (const [name, [product, floor]] of Object.entries(cases)) {
    const known = CASES[kind].find((begin) => name.startsWith(begin));
    if (!known) continue;
    const { ours, bare, ratio } = await compare({ rounds, product, floor });
    lines.push(
      row(
        name,
        Math.round(ours.rps),
        `${ours.p50} / ${ours.p99}`,
        Math.round(bare.rps),
        `${bare.p50} / ${bare.p99}`,
        `**${ratio.toFixed(2)}**`,
        `≥ ${BOUNDS[known].toFixed(2)}`,
      ),
    );
  }
  return lines;
}

async function events({ token, databaseUrl, natsUrl }) {
  const { productLatencies, rawLatencies, summarise } = await import('./bench/events.mjs');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const create = async (at) => {
    const answer = await fetch(`${url}/api/clients`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        firstName: 'Event',
        lastName: `Number ${at}`,
        email: `e${at}@bench.example`,
        phone: '0412 345 678',
      }),
    });
    if (answer.status !== 201) throw new Error(`create refused: ${answer.status} ${await answer.text()}`);
  };
  const raw = summarise(await rawLatencies({ natsUrl, count: 300 }));
  const ours = summarise(await productLatencies({ databaseUrl, count: 300, create }));
  return [
    row('event', 'p50 ms', 'p95 ms'),
    row('---', '---', '---'),
    row('raw JetStream, publish to deliver', raw.p50.toFixed(2), raw.p95.toFixed(2)),
    row('product, commit to handled and committed', ours.p50.toFixed(2), ours.p95.toFixed(2)),
    row(
      `multiple of raw JetStream (bound: ${BOUNDS.event})`,
      `**${(ours.p50 / raw.p50).toFixed(1)}**`,
      (ours.p95 / raw.p95).toFixed(1),
    ),
  ];
}

async function imports({ token, databaseUrl, memory }) {
  const { copySeconds, importSeconds } = await import('./bench/imports.mjs');
  const copy = await copySeconds(databaseUrl, clients);
  const { seconds, growthMiB } = await importSeconds({ url, token, count: clients, memory });
  return [
    row('import of ' + clients.toLocaleString('en') + ' clients', 'seconds', 'rows/s'),
    row('---', '---', '---'),
    row('COPY into a plain table', copy.toFixed(2), Math.round(clients / copy)),
    row(
      'product: upload, validation, duplicate check, audit',
      seconds.toFixed(2),
      Math.round(clients / seconds),
    ),
    row('share', `**${(copy / seconds).toFixed(2)}**`, `memory growth ${Math.round(growthMiB)} MiB`),
  ];
}

/** A workbook is read completely before its first row, and unpacked twice. Compared with CSV of the same people. */
async function workbooks({ token, memory }) {
  const { clientWorkbook, importSeconds } = await import('./bench/imports.mjs');
  const count = 20_000;
  const lines = [
    row('import of ' + count.toLocaleString('en') + ' clients', 'rows/s', 'memory growth'),
    row('---', '---', '---'),
  ];
  const rates = [];
  for (const [name, first] of [
    ['CSV', 2_000_001],
    ['Excel workbook', 3_000_001],
  ]) {
    const file = name === 'CSV' ? undefined : await clientWorkbook(count, first);
    const { seconds, growthMiB } = await importSeconds({ url, token, count, memory, first, file });
    rates.push(count / seconds);
    lines.push(row(name, Math.round(count / seconds), `${Math.round(growthMiB)} MiB`));
  }
  return [...lines, row('workbook, share of CSV', `**${(rates[1] / rates[0]).toFixed(2)}**`, '')];
}

async function pricing() {
  const { pricingMilliseconds } = await import('./bench/pricing.mjs');
  const { p50, p99 } = pricingMilliseconds();
  return [
    row('pricing a quote of 50 lines with 100 rules', 'p50 ms', 'p99 ms', 'bound'),
    row('---', '---', '---', '---'),
    row('libs/rules, in one process', `**${p50.toFixed(2)}**`, p99.toFixed(2), `< ${BOUNDS.pricing} ms`),
  ];
}

async function measure(dataDir) {
  const { startProcess, residentBytes, signUp } = await import('./bench/product.mjs');
  const { onDatabase, prepareFloor, seedClients } = await import('./bench/data.mjs');
  const infra = await startInfra({ dataDir, env: {}, log: console.log });
  const env = productEnvironment({
    dataDir,
    infra,
    given: { NODE_ENV: 'production', PORT: String(PORTS.product) },
  });
  Object.assign(env, { LOG_LEVEL: 'warn', SMTP_URL: 'none' });
  const first = await startProcess(join(root, LAUNCHER), ['--migrate'], env, 'is ready');
  first.child.kill('SIGTERM');
  await new Promise((resolve) => first.child.once('exit', resolve));
  const product = await startProcess(join(root, LAUNCHER), [], env, 'is ready', ALL_IN_ONE);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const restMiB = residentBytes(product.child.pid) / 1024 / 1024;
  const practice = await signUp(url);
  const id = await onDatabase(infra.databaseUrl, async (database) => {
    await prepareFloor(database);
    await seedClients(database, practice.organisationId, clients);
    return (await database.query('select id from crm.client limit 1')).rows[0].id;
  });
  const floor = await startProcess(
    join(root, 'tools', 'bench', 'floor.mjs'),
    [],
    {
      DATABASE_URL: infra.databaseUrl,
      PORT: String(PORTS.floor),
      BENCH_ORGANISATION: practice.organisationId,
    },
    'floor is ready',
  );
  try {
    const facts = {
      ...practice,
      id,
      databaseUrl: infra.databaseUrl,
      natsUrl: infra.natsUrl,
      memory: () => residentBytes(product.child.pid),
    };
    return [
      // Events come first, because the writes below leave the consumers a backlog.
      ...(await events(facts)),
      '',
      ...(await throughput(facts, 'reads')),
      '',
      ...(await imports(facts)),
      '',
      ...(await workbooks(facts)),
      '',
      ...(await throughput(facts, 'writes')),
      '',
      ...(await pricing()),
      '',
      row('all in one process', 'figure'),
      row('---', '---'),
      row('start until ready, warm, migrated', `${product.startSeconds.toFixed(1)} s`),
      row('memory at rest (resident)', `${Math.round(restMiB)} MiB`),
      row('memory after all of the above', `${Math.round(facts.memory() / 1024 / 1024)} MiB`),
    ];
  } finally {
    product.child.kill('SIGTERM');
    floor.child.kill('SIGTERM');
  }
}

function publish(lines) {
  const file = join(root, 'docs', 'benchmarks.md');
  const page = readFileSync(file, 'utf8');
  const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];
  const machine = `Node ${process.version}, ${cpus().length} cores, ${rounds} interleaved rounds of 4 s, medians; product, floor, servers and load generator share the machine.`;
  writeFileSync(
    file,
    `${page.slice(0, page.indexOf(begin) + begin.length)}\n\n${machine}\n\n${lines.join('\n')}\n\n${page.slice(page.indexOf(end))}`,
  );
}

checkNode();
await ensureInstalled();
await ensureBuilt('--server', '--web');
const dataDir = mkdtempSync(join(tmpdir(), 'quillcare-bench-'));
let code = 0;
try {
  const lines = await measure(dataDir);
  console.log(lines.join('\n'));
  if (options.write) publish(lines);
} catch (error) {
  console.error(error.stack ?? error.message);
  code = 1;
} finally {
  await stopInfra({ dataDir });
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(code);
