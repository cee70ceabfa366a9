import type { Browser } from 'playwright-core';
import type { ProductFleet } from '../product/product.fleet';
import type { Journey } from './journey';
import type { Settings } from './settings';
import { World } from './world';

export interface Outcome {
  name: string;
  seconds: number;
  error: unknown;
}

/** Runs one journey after the other; a failing one does not stop the rest. */
export async function runJourneys(
  journeys: readonly Journey[],
  product: ProductFleet,
  browser: Browser,
  settings: Settings,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const journey of journeys) {
    const outcome = await runOne(journey, new World(journey.name, product, browser, settings));
    outcomes.push(outcome);
    report(outcome);
    // A journey that left the product stopped must not fail the next ones.
    await product.ensureRunning();
  }
  return outcomes;
}

/** More failed journeys than these are no coincidence. */
const MOST_AGAIN = 3;

/**
 * Drives a few failed journeys once more, when nothing else is left to do. Returns every outcome as it ended; the first failures
 * stay in what was printed.
 */
export async function runAgain(
  outcomes: readonly Outcome[],
  run: (names: readonly string[]) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const failed = outcomes.filter(({ error }) => error !== null).map(({ name }) => name);
  if (failed.length === 0 || failed.length > MOST_AGAIN) return [...outcomes];
  console.log(`\nFailed, driven again: ${failed.join(', ')}`);
  const second = new Map((await run(failed)).map((outcome) => [outcome.name, outcome]));
  return outcomes.map((outcome) => second.get(outcome.name) ?? outcome);
}

async function runOne(journey: Journey, world: World): Promise<Outcome> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    await journey.run(world);
    world.failOnComplaints();
    return { name: journey.name, seconds: seconds(), error: null };
  } catch (error) {
    await world.keepEvidence(error);
    return { name: journey.name, seconds: seconds(), error };
  } finally {
    await world.close();
  }
}

function report({ name, seconds, error }: Outcome): void {
  console.log(`${error === null ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  if (error !== null)
    console.log(
      error instanceof Error
        ? `  ${(error.stack ?? error.message).replaceAll('\n', '\n  ')}`
        : `  ${String(error)}`,
    );
}
