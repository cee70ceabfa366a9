// One run: starts the product and its servers, creates the accounts, carries out the attacks and compares the victim's data.
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '../chaos/database.mjs';
import { startInfra } from '../infra/index.mjs';
import { CANARY, gatherCast, PLATFORM_EMAIL } from './cast.mjs';
import { Corpus } from './corpus.mjs';
import { Door } from './door.mjs';
import { Ledger } from './ledger.mjs';
import { findingLines } from './report.mjs';
import { PostOffice } from './post-office.mjs';
import { doorAddress, startProduct } from './product.mjs';
import { contracts, requests, Story } from './product-code.mjs';
import { changedTables, idsOfRows, settledChecksums } from './victim.mjs';
import { LeakWatch } from './watch.mjs';
import * as crossSite from './phases/cross-site.mjs';
import * as endedSessions from './phases/ended-sessions.mjs';
import * as foreignIds from './phases/foreign-ids.mjs';
import * as headers from './phases/headers.mjs';
import * as hostileAddresses from './phases/hostile-addresses.mjs';
import * as hostileFiles from './phases/hostile-files.mjs';
import * as hostileTexts from './phases/hostile-texts.mjs';
import * as malformedInput from './phases/malformed-input.mjs';
import * as nobody from './phases/nobody.mjs';
import * as roles from './phases/roles.mjs';
import * as tokens from './phases/tokens.mjs';
import * as traversal from './phases/traversal.mjs';

const PHASES = [
  nobody,
  roles,
  foreignIds,
  tokens,
  endedSessions,
  crossSite,
  traversal,
  headers,
  malformedInput,
  hostileAddresses,
  hostileFiles,
  hostileTexts,
];
const CALM_MS = 3_000;
const MAILS_PATIENCE_MS = 240_000;

const storyOf = (door, more = {}) =>
  new Story((method, path, options) => door.ask({ method, path, ...options, ...more }));

/** Waits until all mails are sent, so that each is inspected. */
async function untilMailsAreOut({ database, postOffice }) {
  const until = Date.now() + MAILS_PATIENCE_MS;
  const unsent = contracts.SERVICES.map(
    (service) => `select count(*)::int as waiting from ${service}.outbox where published_at is null`,
  );
  // Mails scheduled for later wait for a morning, or for a mail server that an attacker made up.
  const due = `state = 'PENDING' and due_at < now() + interval '5 seconds'`;
  const all = [...unsent, `select count(*)::int from notifications.mail_message where ${due}`];
  for (let last = -1; Date.now() < until; await pause(CALM_MS)) {
    const rows = await database.query(all.join(' union all '));
    const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
    if (waiting === 0 && postOffice.received === last) return;
    last = postOffice.received;
  }
}

async function compareVictim({ ledger, belongings, before }) {
  const after = await settledChecksums(belongings);
  for (const name of changedTables(before, after))
    ledger.report('change', {
      what: `${name}: ${before.get(name).rows} rows before, ${after.get(name)?.rows} afterwards`,
    });
}

async function play(scene, print) {
  const { ledger, database, cast, watch, options } = scene;
  const { organisationId } = cast.victim.admin;
  const belongings = { database, services: contracts.SERVICES, organisationId };
  const before = await settledChecksums(belongings);
  watch.ids = new Set(await idsOfRows(belongings));
  for (const phase of PHASES.filter(({ title }) => title.includes(options.only))) {
    ledger.phase = phase.title;
    const [started, found] = [Date.now(), ledger.findings.length];
    await phase.attack(scene);
    const seconds = Math.round((Date.now() - started) / 1000);
    const sent = ledger.byPhase.get(phase.title) ?? 0;
    const findings = ledger.findings.slice(found);
    print(`${phase.title}: ${sent} requests in ${seconds} s, ${findings.length} findings`);
    for (const line of findingLines(findings)) print(line);
  }
  ledger.phase = 'afterwards';
  await untilMailsAreOut(scene);
  await compareVictim({ ledger, belongings, before });
  return { rows: [...before.values()].reduce((sum, { rows }) => sum + rows, 0), tables: before.size };
}

async function setTheScene({ options, origin, product, postOffice, database, ledger }) {
  const watch = new LeakWatch({ canary: CANARY });
  const door = new Door({ origin, ledger, watch });
  const tallies = new Map();
  const cast = await gatherCast({ door, publicUrl: origin, postOffice });
  return {
    options,
    origin,
    publicUrl: origin,
    appSecret: product.appSecret,
    postOffice,
    database,
    ledger,
    watch,
    door,
    cast,
    tallies,
    tally: (outcome) => tallies.set(outcome, (tallies.get(outcome) ?? 0) + 1),
    corpus: new Corpus({ seed: options.seed, isWhole: !options.isShort }),
    stories: { attacker: storyOf(door), overseer: storyOf(door, { isTheirs: true }) },
  };
}

export async function runAttack({ options, dataDir, logs, print }) {
  const started = Date.now();
  const infra = await startInfra({ dataDir, env: {} });
  const database = new Database(infra.databaseUrl);
  const address = await doorAddress();
  const ledger = new Ledger();
  const postOffice = new PostOffice({ ledger, publicUrl: address.origin });
  const settings = {
    SMTP_URL: await postOffice.open(),
    SUPER_ADMIN_EMAIL: PLATFORM_EMAIL,
    OPERATOR_EMAIL: 'operator@attack.example',
  };
  let product;
  let scene;
  try {
    product = await startProduct({
      dataDir,
      infra,
      logs,
      isScaled: options.isScaled,
      door: address,
      settings,
    });
    print('the product is ready');
    scene = await setTheScene({ options, origin: address.origin, product, postOffice, database, ledger });
    print('the accounts are ready');
    const victim = await play(scene, print);
    for (const { name, code } of product.crashes())
      ledger.report('crash', { what: `${name} ended with ${code}` });
    const seconds = (Date.now() - started) / 1000;
    const operations = requests.ROUTED_OPERATIONS.length;
    return {
      ledger,
      options,
      operations,
      tallies: scene.tallies,
      mails: postOffice.received,
      victim,
      seconds,
    };
  } finally {
    scene?.door.close();
    await product?.stop();
    await postOffice.close();
    await database.close();
  }
}
