// PostgreSQL crashes: no process may exit, errors must not reveal internals, and the product must recover by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, exactly, told } from './result.mjs';
import { allAgainAfter, improper, workUntil } from './traffic.mjs';

const BEFORE_MS = 3_000;
const AWAY_MS = 3_000;
const AFTER_MS = 6_000;

export async function postgresCrash({ servers, fleet, openPractice }) {
  const practice = await openPractice();
  let isOver = false;
  const working = workUntil(practice, () => isOver);
  await pause(BEFORE_MS);
  servers.kill('postgres');
  await pause(AWAY_MS);
  await servers.restore();
  const backAt = Date.now();
  await pause(AFTER_MS);
  isOver = true;
  const answers = await working;
  return [
    told('PostgreSQL crash: requests refused', answers.filter(({ isOk }) => !isOk).length),
    exactly(
      'PostgreSQL crash: refusals that are no 503 with Retry-After, or tell internals',
      improper(answers).length,
      0,
    ),
    exactly('PostgreSQL crash: processes that ended', fleet.crashes().length, 0),
    atMost(
      'PostgreSQL crash: every service answers again after its return',
      allAgainAfter(answers, backAt),
      1_500,
      'ms',
    ),
  ];
}
