// One run: starts the product, puts it under load, causes the faults round by round, waits until everything
// is processed, and compares.
import { setTimeout as pause } from 'node:timers/promises';
import { newLedger } from './client.mjs';
import { carryOut } from './faults.mjs';
import { gather } from './gather.mjs';
import { Load } from './load.mjs';
import { nameOf, planFaults } from './plan.mjs';
import { openQueues } from './queues.mjs';
import { untilQuiet } from './quiet.mjs';
import { reconcile, tally } from './reconcile.mjs';
import { Recovery } from './recovery.mjs';
import { onStage } from './stage.mjs';
import { PassingTime } from './passing-time.mjs';

/** A pause between rounds, so that each fault hits a working product. */
const BREATH_MS = 300;

/** Spreads the rounds evenly over the load. */
async function letFaultsHappen({ rounds, answers, load, scene, print, isOver }) {
  const outcomes = [];
  for (const [at, round] of rounds.entries()) {
    const due = Math.floor((answers * (at + 1)) / (rounds.length + 1));
    while (load.answers < due && !isOver()) await pause(50);
    if (isOver()) break;
    await scene.recovery.refresh();
    const done = await Promise.all(round.map((fault) => carryOut(fault, scene)));
    for (const { fault, recoveredMs } of done)
      print(
        `${load.answers} answers; ${nameOf(fault)}: works again after ${recoveredMs === null ? '–' : recoveredMs} ms`,
      );
    outcomes.push(...done);
    await pause(BREATH_MS);
  }
  return outcomes;
}

async function underLoad({ options, scene, load, print }) {
  const deadline = Date.now() + options.limitMs;
  const isOver = () => Date.now() > deadline;
  const rounds = planFaults({ seed: options.seed, count: options.faults });
  let areFaultsOver = false;
  const running = load.run(() => isOver() || (areFaultsOver && load.answers >= options.answers));
  const outcomes = await letFaultsHappen({ rounds, answers: options.answers, load, scene, print, isOver });
  areFaultsOver = true;
  await running;
  const isComplete = outcomes.length === options.faults && load.answers >= options.answers;
  if (!isComplete)
    scene.ledger.oddities.push({
      what: 'the run did not finish in time',
      answers: load.answers,
      faults: outcomes.length,
    });
  return outcomes;
}

async function compare({ options, scene, load, print }) {
  const { database, servers } = scene;
  const queues = await openQueues(servers.urls);
  try {
    const quietAfter = await untilQuiet({ database, queues, patienceMs: options.patienceMs });
    print(quietAfter === null ? 'messages are left over' : `all processed after ${quietAfter.toFixed(1)} s`);
    const found = await gather({ database, queues, chainOf: queues.chainOf });
    return reconcile(load.journal, found);
  } finally {
    await queues.close();
  }
}

async function play({ options, scene, print }) {
  const { fleet, database, ledger } = scene;
  const started = Date.now();
  const { origin } = fleet;
  const load = new Load({ origin, seed: options.seed, ledger });
  const probe = await load.practiceForProbes();
  scene.recovery = new Recovery({ origin, database, probe, prompt: (service) => load.prompt(service) });
  const secret = scene.environment.MAIL_EVENTS_SECRET;
  const time = new PassingTime({ origin, database, ledger, journal: load.journal, secret });
  time.start();
  const outcomes = await underLoad({ options, scene, load, print });
  await time.stop();
  print(
    `${load.answers} answers in ${Math.round((Date.now() - started) / 1000)} s; waiting for the queues to drain`,
  );
  const findings = await compare({ options, scene, load, print });
  return {
    options,
    outcomes,
    findings,
    counts: tally(load.journal),
    ...ledger,
    crashes: fleet.crashes(),
    seconds: (Date.now() - started) / 1000,
  };
}

export function runChaos({ options, dataDir, logs, print }) {
  const started = Date.now();
  return onStage({ dataDir, logs }, ({ servers, wires, fleet, database, environment }) => {
    print(`the product is ready after ${Math.round((Date.now() - started) / 1000)} s`);
    return play({
      options,
      scene: { servers, wires, fleet, database, environment, ledger: newLedger() },
      print,
    });
  });
}
