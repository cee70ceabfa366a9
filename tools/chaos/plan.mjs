// Plans the faults of a run from its seed.
import { seeded } from './random.mjs';

export const SERVERS = ['postgres', 'nats', 'redis'];
export const SERVICES = [
  'identity',
  'crm',
  'quoting',
  'callbacks',
  'notifications',
  'import',
  'audit',
  'billing',
  'assistant',
];
/** The gateway, and an api and a worker process per service. */
export const PROCESSES = [
  'gateway',
  ...SERVICES.flatMap((service) => [`${service}-api`, `${service}-worker`]),
];

/** All connections to one server. */
export const ALL = 'all';

const kill = (name, random) => ({
  kind: 'kill',
  name,
  forMs: SERVERS.includes(name) ? random.integer(500, 5_000) : random.integer(0, 3_000),
});
const cut = (name, of, random) => ({ kind: 'cut', name, of, forMs: random.integer(500, 5_000) });
const delay = (name, of, random) => ({
  kind: 'delay',
  name,
  of,
  byMs: random.integer(50, 600),
  forMs: random.integer(2_000, 6_000),
});

/** The faults that even a short run includes: each server, the gateway, an api, a worker, a cut and a delay. */
function firstOfAll(random) {
  const services = random.shuffled(SERVICES);
  return [
    ...SERVERS.map((server) => kill(server, random)),
    kill('gateway', random),
    kill(`${services[0]}-api`, random),
    kill(`${services[1]}-worker`, random),
    cut(random.pick(SERVERS), ALL, random),
    delay(random.pick(SERVERS), ALL, random),
  ];
}

/** The remaining single faults: each process killed, each server's connections cut and delayed. */
function eachInTurn(known, random) {
  const done = new Set(known.map(({ kind, name }) => `${kind} ${name}`));
  return [
    ...PROCESSES.map((name) => kill(name, random)),
    ...SERVERS.map((server) => cut(server, ALL, random)),
    ...SERVERS.map((server) => delay(server, ALL, random)),
  ].filter(({ kind, name }) => !done.has(`${kind} ${name}`));
}

function anything(random) {
  const of = random.chance(0.5) ? ALL : random.pick(PROCESSES);
  const server = random.pick(SERVERS);
  const kinds = [
    () => kill(random.pick([...PROCESSES, ...SERVERS]), random),
    () => cut(server, of, random),
    () => delay(server, of, random),
  ];
  return random.pick([kinds[0], kinds[0], kinds[1], kinds[2]])();
}

/** Two concurrent faults that can be ended independently. */
function pair(random) {
  const [one, other] = [anything(random), anything(random)];
  return one.kind === other.kind && one.name === other.name ? [one] : [one, other];
}

/**
 * The faults of a run in consecutive rounds; the faults of one round are concurrent. Pairs follow only after
 * every single fault has been planned.
 */
export function planFaults({ seed, count }) {
  const random = seeded(seed, 'faults');
  const first = firstOfAll(random).slice(0, count);
  const turn = random.shuffled(eachInTurn(first, random)).slice(0, count - first.length);
  const rounds = random.shuffled([...first, ...turn]).map((fault) => [fault]);
  for (let left = count - rounds.length; left > 0;) {
    const round = left > 1 && random.chance(0.3) ? pair(random) : [anything(random)];
    rounds.push(round);
    left -= round.length;
  }
  return rounds;
}

export function nameOf({ kind, name, of, byMs }) {
  if (kind === 'kill') return `kill ${name}`;
  const wires = of === ALL ? `${name} from all` : `${name} from ${of}`;
  return kind === 'cut' ? `cut ${wires}` : `delay ${wires} by ${byMs} ms`;
}
