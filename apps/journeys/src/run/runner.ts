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

/** How many run at a time: each has its own practice and browser context, and mostly waits for pages and mails. */
const LANES = 2;

/** Runs the journeys; a failing one does not stop the rest. Those that stop the product run last and alone. */
export async function runJourneys(
  journeys: readonly Journey[],
  product: ProductFleet,
  browser: Browser,
  settings: Settings,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const run = async (journey: Journey) => {
    const outcome = await runOne(journey, new World(journey.name, product, browser, settings));
    outcomes.push(outcome);
    report(outcome);
  };
  const queue = journeys.filter(({ stopsProduct }) => !stopsProduct);
  // With several gateways a journey's visitors must alternate between them, so nobody else may take a turn.
  const lanes = product.gateways.length > 1 ? 1 : LANES;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await run(next);
    }),
  );
  for (const journey of journeys.filter(({ stopsProduct }) => stopsProduct)) {
    await run(journey);
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
