// One run: the product in its scaled layout on servers of its own, and one outage after the other.
import { setTimeout as pause } from 'node:timers/promises';
import { newLedger } from '../chaos/client.mjs';
import { Practice } from '../chaos/practice.mjs';
import { onStage } from '../chaos/stage.mjs';
import { backupAndRestore } from './backup.mjs';
import { killedImport } from './import.mjs';
import { natsAway } from './nats.mjs';
import { postgresCrash } from './postgres.mjs';
import { redisAway } from './redis.mjs';
import { lineOf } from './result.mjs';

const ROWS = 100_000;
/** What an outage left behind must not be counted with the next one. */
const BREATH_MS = 5_000;

/** What may be asked for by name; each resolves with its results. */
export const SCENARIOS = {
  // Some requests of two seconds are too few for a percentile: that outage comes again and again.
  redis: async (scene) => [
    ...(await redisAway(scene, { forMs: 2_000, times: 8 })),
    ...(await redisAway(scene, { forMs: 60_000, times: 1 })),
  ],
  nats: natsAway,
  postgres: postgresCrash,
  import: async (scene) => {
    const practice = await scene.openPractice();
    // In this order: the rows of the import are what is backed up.
    return [...(await killedImport(scene, practice, ROWS)), ...(await backupAndRestore(scene, practice))];
  },
};

/** Opens practices, each with a session that is new: an access token lives for a quarter of an hour. */
function practicesAt(origin) {
  const shared = { origin, ledger: newLedger(), journal: { practices: [], imports: [] } };
  let number = 0;
  return async () => {
    number += 1;
    const practice = await new Practice({ number, ...shared }).open();
    if (!practice) throw new Error('A practice could not sign up: see the logs.');
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

/** Resolves with every result; `print` gets each line as soon as it is known. The import must be last: it ends the fleet. */
export function runOutages({ names, dataDir, logs, print }) {
  return onStage({ dataDir, logs }, (stage) => {
    const openPractice = practicesAt(stage.fleet.origin);
    return playAll(names, { ...stage, dataDir, logs, openPractice }, print);
  });
}
