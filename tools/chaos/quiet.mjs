// Waits until nothing is on its way any more: only then it can be told what was lost.
import { setTimeout as pause } from 'node:timers/promises';
import { leftIn } from './gather.mjs';

const LOOK_MS = 500;
/** Quiet that lasts: a message between two places is seen in neither for a moment. */
const LOOKS = 4;

/**
 * Resolves with the seconds it took, or with null when for `patienceMs` nothing got less: what is late is not lost, and how
 * late it was is told. What is left over is told by the report.
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

// What can never go away by itself is not waited for.
const countMoving = (left) =>
  Object.entries(left)
    .filter(([what]) => !what.startsWith('dead letters'))
    .reduce((sum, [, count]) => sum + count, 0);
