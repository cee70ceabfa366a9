// Carries a fault out and takes it back.
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
 * Lets a fault happen and waits until what it hit works again. Answers how long it lasted (until what was killed was
 * ready again), and after how long the same kind of request or work succeeded; null when it did not within the patience.
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
