// Causes a fault and ends it.
import { setTimeout as pause } from 'node:timers/promises';
import { SERVERS } from './plan.mjs';

const begin = {
  kill: ({ name }, { servers, fleet }) =>
    SERVERS.includes(name) ? servers.kill(name) : fleet.process(name).kill(),
  cut: ({ name, of }, { wires }) => wires.cut(name, of),
  delay: ({ name, of, byMs }, { wires }) => wires.delay(name, of, byMs),
};

const end = {
  kill: ({ name }, { servers, fleet }) =>
    SERVERS.includes(name) ? servers.restore() : fleet.process(name).start(),
  cut: ({ name, of }, { wires }) => wires.restore(name, of),
  delay: ({ name, of }, { wires }) => wires.delay(name, of, 0),
};

/**
 * Causes a fault and waits until the affected part works again. Resolves with `endedMs` (until a killed process was ready again)
 * and `recoveredMs` (until the same kind of request or work succeeded, null if it did not in time).
 */
export async function carryOut(fault, scene) {
  const startedAt = Date.now();
  await begin[fault.kind](fault, scene);
  const recovering = scene.recovery.watch(fault, startedAt);
  await pause(fault.forMs);
  await end[fault.kind](fault, scene);
  const endedMs = Date.now() - startedAt;
  const recoveredAt = await recovering;
  return { fault, endedMs, recoveredMs: recoveredAt === null ? null : recoveredAt - startedAt };
}
