// One run: the product in its scaled layout on its own servers, and one outage after another.
import { setTimeout as pause } from 'node:timers/promises';
import { newLedger } from '../chaos/client.mjs';
import { Practice } from '../chaos/practice.mjs';
import { onStage } from '../chaos/stage.mjs';
import { backupAndRestore } from './backup.mjs';
import { killedImport } from './import.mjs';
import { natsAway } from './nats.mjs';
import { nodeVanishes } from './node.mjs';
import { postgresCrash } from './postgres.mjs';
import { redisAway } from './redis.mjs';
import { relayCut } from './relay.mjs';
import { lineOf } from './result.mjs';
import { serviceAway } from './service.mjs';

/** Parameters of the long and the short form. */
const FORMS = {
  long: {
    redis: [
      { forMs: 2_000, times: 8 },
      { forMs: 60_000, times: 1 },
    ],
    serviceMs: 600_000,
    rows: 100_000,
  },
  // Longer than the 81 s of retries after which a failure caused by the message itself becomes a dead letter.
  short: { redis: [{ forMs: 2_000, times: 3 }], serviceMs: 90_000, rows: 20_000 },
};
/** A pause, so that the effects of one outage do not count towards the next. */
const BREATH_MS = 5_000;

export const SCENARIOS = {
  // There are too few requests in two seconds for a percentile, so this outage is repeated.
  async redis(scene) {
    const results = [];
    for (const outage of scene.form.redis) results.push(...(await redisAway(scene, outage)));
    return results;
  },
  nats: natsAway,
  postgres: postgresCrash,
  relay: relayCut,
  service: (scene) => serviceAway(scene, scene.form.serviceMs),
  import: async (scene) => {
    const practice = await scene.openPractice();
    // In this order, because the backup needs the imported rows.
    return [
      ...(await killedImport(scene, practice, scene.form.rows)),
      ...(await backupAndRestore(scene, practice)),
    ];
  },
};

/** Opens a new practice per scenario, because an access token expires after 15 minutes. */
function practicesAt(origin) {
  const shared = { origin, ledger: newLedger(), journal: { practices: [], imports: [] } };
  let number = 0;
  return async () => {
    number += 1;
    const practice = await new Practice({ number, ...shared }).open();
    if (!practice) throw new Error('A practice could not sign up; see the logs.');
    return practice;
  };
}

async function playAll(names, scene, print) {
  const results = [];
  for (const name of names) {
    const found = await SCENARIOS[name](scene);
    for (const result of found) print(lineOf(result));
    results.push(...found);
    await pause(BREATH_MS);
  }
  return results;
}

/** This scenario runs two complete copies of the product, for which there is no room beside the fleet. */
export const ALONE = { node: nodeVanishes };

/** Resolves with all results. `print` receives each line as soon as it is known. */
export async function runOutages({ names, ...run }) {
  const results = [];
  for (const name of names.filter((one) => ALONE[one])) {
    const found = await ALONE[name](run);
    for (const result of found) run.print(lineOf(result));
    results.push(...found);
  }
  const others = names.filter((one) => !ALONE[one]);
  return others.length === 0 ? results : [...results, ...(await runOnFleet({ names: others, ...run }))];
}

// `import` must be last, because it stops the fleet.
function runOnFleet({ names, isShort, dataDir, logs, print }) {
  return onStage({ dataDir, logs }, (stage) => {
    const openPractice = practicesAt(stage.fleet.origin);
    const form = FORMS[isShort ? 'short' : 'long'];
    return playAll(names, { ...stage, form, dataDir, logs, openPractice }, print);
  });
}
