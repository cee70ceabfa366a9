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

/** Runs the journeys one after another; a failing one does not stop the rest. */
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
    // A journey that left the product stopped must not make the next ones fail.
    await product.ensureRunning();
  }
  return outcomes;
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
