// Throughput and latencies of single requests, compared with their floor.
import { compare } from '../bench/load.mjs';

/** Compares each scenario with its floor at each number of connections. Only 16 connections have a target. */
export async function measureThroughput(scenarios, { options, figures }) {
  const layout = options.isScaled ? 'scaled' : 'one';
  for (const { name, target, product, floor } of scenarios)
    for (const connections of options.connections) {
      const shot = { connections, duration: options.seconds };
      const { ours, bare, ratio } = await compare({ rounds: options.rounds, product, floor, shot });
      const tell = ({ rps, p50, p99 }) => `${Math.round(rps)} req/s, ${p50} / ${p99} ms`;
      figures.add({
        part: `${connections} connections`,
        what: name,
        value: ratio,
        measured: `${tell(ours)}; floor ${tell(bare)}`,
        ...(connections === 16 ? { atLeast: target[layout] } : {}),
      });
    }
}

const PAIR_SECONDS = 2;

/**
 * The list under row-level security as the service's role, as a multiple of the same list as the tables' owner. The difference is
 * smaller than the machine's noise over 15 s, so many short rounds are interleaved.
 */
export async function measureTenancy({ floor, options, figures }) {
  const list = 'clients?state=NSW&limit=25';
  const { ours, bare, ratio } = await compare({
    rounds: options.pairs,
    product: { url: `${floor}/tenancy/bound/${list}` },
    floor: { url: `${floor}/tenancy/free/${list}` },
    shot: { connections: 1, duration: PAIR_SECONDS },
  });
  figures.add({
    part: 'tenancy',
    what: 'list with row-level security, relative to none',
    value: 1 / ratio,
    atMost: 1.3,
    measured: `${Math.round(ours.rps)} and ${Math.round(bare.rps)} req/s one after the other`,
  });
}
