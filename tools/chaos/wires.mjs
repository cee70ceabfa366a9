// A TCP proxy ("wire") between each process and each server, so that a single process can be cut off or
// slowed down.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dist } from '../build/sources.mjs';
import { ALL, PROCESSES, SERVERS } from './plan.mjs';
import { steadyPort } from '../infra/ports.mjs';

const load = createRequire(import.meta.url);

export async function layWires(urls) {
  // Exists only once the product is built.
  const { CuttableProxy } = load(join(dist, 'libs', 'testing', 'src', 'cuttable-proxy.js'));
  const wires = new Map();
  for (const name of PROCESSES)
    for (const server of SERVERS)
      wires.set(`${name} ${server}`, await CuttableProxy.to(urls[server], await steadyPort()));
  const of = (server, whose) =>
    (whose === ALL ? PROCESSES : [whose]).map((name) => wires.get(`${name} ${server}`));
  const each = (server, whose, act) => Promise.all(of(server, whose).map(act));
  return {
    /** The proxy addresses for one process. */
    environmentOf: (name) => ({
      DATABASE_URL: wires.get(`${name} postgres`).url,
      NATS_URL: wires.get(`${name} nats`).url,
      REDIS_URL: wires.get(`${name} redis`).url,
    }),
    cut: (server, whose) => each(server, whose, (wire) => wire.cut()),
    silence: (server, whose) => each(server, whose, (wire) => wire.silence()),
    restore: (server, whose) => each(server, whose, (wire) => wire.restore()),
    delay: (server, whose, byMs) => each(server, whose, (wire) => wire.delay(byMs)),
    close: () => Promise.all([...wires.values()].map((wire) => wire.cut())),
  };
}
