// Waits until nothing is on its way any more: only then it can be told what was lost.
import { setTimeout as pause } from 'node:timers/promises';
import { leftIn } from './gather.mjs';

const LOOK_MS = 500;
/** Quiet that lasts: a message between two places is seen in neither for a moment. */
const LOOKS = 4;

/** Resolves with the seconds it took, or with null when it was not quiet in time. What is left over is told by the report. */
export async function untilQuiet({ database, queues, patienceMs }) {
  const started = Date.now();
  let quiet = 0;
  while (Date.now() - started < patienceMs) {
    const left = { ...(await leftIn(database)), ...(await queues.waiting()) };
    // What can never go away by itself is not waited for.
    const moving = Object.entries(left).filter(
      ([what, count]) => count > 0 && !what.startsWith('dead letters'),
    );
    quiet = moving.length === 0 ? quiet + 1 : 0;
    if (quiet === LOOKS) return (Date.now() - started) / 1000;
    await pause(LOOK_MS);
  }
  return null;
}
