import type { Browser } from 'playwright-core';
import type { ProductFleet } from '../product/product.fleet';
import type { Journey } from './journey';
import type { Settings } from './settings';
import { World } from './world';

export interface Outcome {
  name: string;
  seconds: number;
  error: unknown;
  /** What each visitor's page said when it failed. */
  seen?: string[];
}

/**
 * Runs the journeys in two lanes, because they mostly wait for pages and mails. Those that use the demonstration practice share the
 * first lane; the others have a practice of their own. A failing one does not stop the rest. Those that stop the product run last.
 */
export async function runJourneys(
  journeys: readonly Journey[],
  product: ProductFleet,
  browser: Browser,
  settings: Settings,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const run = async (journey: Journey) => {
    const outcome = await runOne(journey, new World(journey, product, browser, settings));
    outcomes.push(outcome);
    report(outcome);
  };
  const others = journeys.filter(({ usesDemo, stopsProduct }) => !usesDemo && !stopsProduct);
  const inDemo = journeys.filter(({ usesDemo }) => usesDemo);
  const lane = async () => {
    for (let next = others.shift(); next; next = others.shift()) await run(next);
  };
  const demoLane = async () => {
    for (const journey of inDemo) await run(journey);
    await lane();
  };
  // With several gateways a journey's visitors alternate between them, which a second journey would upset.
  if (product.gateways.length > 1) await demoLane();
  else await Promise.all([demoLane(), lane()]);
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
    const seen = await world.keepEvidence(error);
    return { name: journey.name, seconds: seconds(), error, seen };
  } finally {
    await world.close();
  }
}

function report({ name, seconds, error, seen = [] }: Outcome): void {
  console.log(`${error === null ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  if (error !== null)
    console.log(
      error instanceof Error
        ? `  ${(error.stack ?? error.message).replaceAll('\n', '\n  ')}`
        : `  ${String(error)}`,
    );
  for (const line of seen) console.log(`  ${line}`);
}
