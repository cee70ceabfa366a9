// One run: servers, a data set, the product, the floor beside it, and the selected parts.
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { onDatabase, prepareFloor } from '../bench/data.mjs';
import { startProcess } from '../bench/product.mjs';
import { dist } from '../build/sources.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { startInfra } from '../infra/index.mjs';
import { productEnvironment } from '../run/environment.mjs';
import { root } from '../run/preflight.mjs';
import { LARGEST, MIDDLE, copyDatabase, factsOf, prepareDatabase } from './database.mjs';
import { measureImport, measureWorkbook } from './importing.mjs';
import { startLayout } from './layout.mjs';
import { measureRest, measureSteady } from './memory.mjs';
import { measureCalls, measureEvents } from './messages.mjs';
import { authorizationOf } from './people.mjs';
import { measurePricing } from './pricing.mjs';
import { reads, writes } from './scenarios.mjs';
import { measureSignIn } from './signing-in.mjs';
import { measureSizes } from './sizes.mjs';
import { measureTenancy, measureThroughput } from './throughput.mjs';

const USUAL = { name: 'usual', clients: 10_000 };
const load = createRequire(import.meta.url);

/** The URL with which crm logs in as its own role. */
function boundUrl({ DATABASE_URL, APP_SECRET }) {
  const kit = load(join(dist, 'libs', 'service-kit', 'src', 'persistence', 'logins.js'));
  const url = new URL(DATABASE_URL);
  url.username = kit.databaseRole('crm');
  url.password = kit.databasePassword('crm', APP_SECRET);
  return url.toString();
}

async function startFloor(environment, { organisationId }) {
  await onDatabase(environment.DATABASE_URL, prepareFloor);
  const port = await steadyPort();
  const own = {
    DATABASE_URL: environment.DATABASE_URL,
    BOUND_DATABASE_URL: boundUrl(environment),
    PORT: String(port),
    BENCH_ORGANISATION: organisationId,
  };
  const { child } = await startProcess(join(root, 'tools', 'bench', 'floor.mjs'), [], own, 'floor is ready');
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

/** The parts. `scene` has the product, the floor, the session and the figures. */
const PARTS = {
  pricing: async (scene) => measurePricing(scene),
  memory: (scene) => measureRest(scene),
  async events(scene) {
    if (scene.options.isScaled) await measureCalls(scene);
    await measureEvents(scene);
  },
  reads: (scene) => measureThroughput(reads(scene), scene),
  tenancy: (scene) => measureTenancy(scene),
  'sign-in': (scene) => measureSignIn(scene),
  import: (scene) => measureImport(scene),
  workbook: (scene) => measureWorkbook(scene),
  writes: (scene) => measureThroughput(writes(scene), scene),
  steady: (scene) => measureSteady({ ...scene, renew: () => signedIn(scene) }),
};

/** Each part gets a new session, because sessions last a quarter of an hour. */
async function signedIn(scene) {
  const { origin } = scene;
  const [authorization, other] = [
    await authorizationOf(origin, LARGEST),
    await authorizationOf(origin, MIDDLE),
  ];
  return { ...scene, authorization, other };
}

async function measureParts({ environment, infra, options, logs, figures }) {
  const facts = await factsOf(environment.DATABASE_URL);
  // A warm-up, because the second start is measured.
  await (await startLayout({ isScaled: false, environment, logs })).stop();
  const layout = await startLayout({ isScaled: options.isScaled, environment, logs });
  const floor = await startFloor(environment, facts);
  const scene = {
    layout,
    origin: layout.origin,
    floor: floor.origin,
    facts,
    options,
    figures,
    databaseUrl: environment.DATABASE_URL,
    natsUrl: infra.natsUrl,
  };
  try {
    for (const part of options.parts.filter((name) => name in PARTS))
      await PARTS[part](await signedIn(scene)).catch((error) => figures.fault(part, error));
  } finally {
    floor.stop();
    await layout.stop();
  }
}

export async function runLoad({ options, dataDir, logs, figures, print }) {
  const infra = await startInfra({ dataDir, env: {}, log: print });
  const given = { NODE_ENV: 'production' };
  const environment = { ...productEnvironment({ dataDir, infra, given }), SMTP_URL: 'none' };
  const areSizesMeasured = ['sizes', 'search'].some((part) => options.parts.includes(part));
  const copies = new Map();
  if (options.parts.some((name) => name in PARTS)) {
    const own = await prepareDatabase({ environment, ...USUAL, print });
    // Copied before the parts write to it.
    for (const { name, clients } of areSizesMeasured ? options.sizes : [])
      if (clients === USUAL.clients)
        copies.set(name, await copyDatabase({ environment, name, from: USUAL.name }));
    await measureParts({ environment: own.environment, infra, options, logs, figures });
  }
  if (areSizesMeasured)
    await measureSizes({ environment, copies, options, logs, figures, print }).catch((error) =>
      figures.fault('sizes', error),
    );
}
