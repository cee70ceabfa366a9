// Load from autocannon, and medians of interleaved rounds: the machine's mood falls on both sides alike.
import autocannon from 'autocannon';

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function shoot(options) {
  return autocannon({ connections: 16, duration: 4, ...options });
}

/** Requests a second and latencies of both sides, measured in turn; fails when anything but 2xx came back. */
export async function compare({ rounds, product, floor }) {
  const figures = { product: [], floor: [] };
  await shoot({ ...floor, duration: 1 });
  await shoot({ ...product, duration: 2 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, options] of [['floor', floor], ['product', product]]) {
      const result = await shoot(options);
      if (result.non2xx + result.errors > 0) throw new Error(`${side}: ${result.non2xx} refused and ${result.errors} failed requests at ${options.url}`);
      figures[side].push({ rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 });
    }
  }
  const summary = (side) => Object.fromEntries(['rps', 'p50', 'p99'].map((key) => [key, median(figures[side].map((figure) => figure[key]))]));
  const [ours, bare] = [summary('product'), summary('floor')];
  return { ours, bare, ratio: ours.rps / bare.rps };
}
