// Redis is down: requests must still succeed and take at most twice as long.
import { setTimeout as pause } from 'node:timers/promises';
import { ALL } from '../chaos/plan.mjs';
import { atMost, exactly, told } from './result.mjs';
import { p95, workFor } from './traffic.mjs';

const BEFORE_MS = 20_000;
const CALM_MS = 3_000;

/** Cuts off Redis `times` times for `forMs` each. */
export async function redisAway({ wires, openPractice }, { forMs, times }) {
  const practice = await openPractice();
  await workFor(practice, CALM_MS);
  const before = await workFor(practice, BEFORE_MS);
  const meanwhile = [];
  for (let at = 0; at < times; at += 1) {
    await wires.cut('redis', ALL);
    meanwhile.push(...(await workFor(practice, forMs)));
    await wires.restore('redis', ALL);
    await pause(CALM_MS);
  }
  const name = `Redis away for ${forMs / 1000} s${times > 1 ? `, ${times} times` : ''}`;
  return [
    told(`${name}: requests meanwhile`, meanwhile.length),
    exactly(`${name}: requests that failed`, meanwhile.filter(({ isOk }) => !isOk).length, 0),
    told(`${name}: p95 before`, p95(before), 'ms'),
    atMost(`${name}: p95 meanwhile`, p95(meanwhile), 2 * p95(before), 'ms'),
  ];
}
