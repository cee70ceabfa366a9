// Load by autocannon, as medians of interleaved rounds, so that noise on the machine affects both sides alike.
import { ensureToolPackages } from '../run/tool-packages.mjs';

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

let loaded;
const loadAutocannon = () =>
  (loaded ??= ensureToolPackages('bench').then(async () => (await import('autocannon')).default));

/** Runs one round of load. Any response other than 2xx is an error. */
export async function shoot(side, options) {
  const autocannon = await loadAutocannon();
  const result = await autocannon({ connections: 16, duration: 4, ...options });
  if (result.non2xx + result.errors > 0)
    throw new Error(
      `${side}: ${result.non2xx} refused and ${result.errors} failed requests at ${options.url}`,
    );
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Requests per second and latencies of both sides, interleaved. `shot` overrides 16 connections for 4 s. */
export async function compare({ rounds, product, floor, shot = {} }) {
  const figures = { product: [], floor: [] };
  await shoot('floor', { ...floor, ...shot, duration: 1 });
  await shoot('product', { ...product, ...shot, duration: Math.min(2, shot.duration ?? 2) });
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, options] of [
      ['floor', floor],
      ['product', product],
    ])
      figures[side].push(await shoot(side, { ...options, ...shot }));
  }
  const summary = (side) =>
    Object.fromEntries(
      ['rps', 'p50', 'p99'].map((key) => [key, median(figures[side].map((figure) => figure[key]))]),
    );
  const [ours, bare] = [summary('product'), summary('floor')];
  return { ours, bare, ratio: ours.rps / bare.rps };
}
