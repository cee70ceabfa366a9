// Waits until everything is processed, because only then is a missing message lost rather than late.
import { setTimeout as pause } from 'node:timers/promises';
import { leftIn } from './gather.mjs';

const LOOK_MS = 500;
/** Consecutive empty checks required. A message moving between two places is briefly in neither. */
const LOOKS = 4;

/**
 * Resolves with the seconds it took, or with null if there was no progress for `patienceMs`. The report lists what is left over.
 */
export async function untilQuiet({ database, queues, patienceMs, lookMs = LOOK_MS }) {
  const started = Date.now();
  let [quiet, least, lessAt] = [0, Infinity, started];
  while (quiet > 0 || Date.now() - lessAt < patienceMs) {
    const left = { ...(await leftIn(database)), ...(await queues.waiting()) };
    const moving = countMoving(left);
    if (moving < least) [least, lessAt] = [moving, Date.now()];
    quiet = moving === 0 ? quiet + 1 : 0;
    if (quiet === LOOKS) return (Date.now() - started) / 1000;
    await pause(lookMs);
  }
  return null;
}

// Dead letters never go away by themselves.
const countMoving = (left) =>
  Object.entries(left)
    .filter(([what]) => !what.startsWith('dead letters'))
    .reduce((sum, [, count]) => sum + count, 0);
