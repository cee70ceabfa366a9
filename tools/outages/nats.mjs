// NATS is down: requests must fail fast, and events in the outboxes must be published after its return.
import { setTimeout as pause } from 'node:timers/promises';
import { ALL, SERVICES } from '../chaos/plan.mjs';
import { atMost, exactly, told } from './result.mjs';
import { improper, workUntil } from './traffic.mjs';

const AWAY_MS = 5_000;
/** The relay loses the broker first, so that the outbox collects events that cannot be published. */
const RELAY_FIRST_MS = 1_000;
const PATIENCE_MS = 60_000;

const WAITING = SERVICES.map(
  (service) => `select 1 from ${service}.outbox where kind = 'event' and published_at is null`,
).join(' union all ');

export async function natsAway({ wires, database, openPractice }) {
  const practice = await openPractice();
  let isOver = false;
  const working = workUntil(practice, () => isOver);
  await wires.cut('nats', 'crm-worker');
  await pause(RELAY_FIRST_MS);
  await wires.cut('nats', ALL);
  await pause(AWAY_MS);
  isOver = true;
  const answers = await working;
  const waiting = (await database.query(WAITING)).length;
  await wires.restore('nats', ALL);
  const backAt = Date.now();
  const isEmpty = await database.untilRow(`select 1 where not exists (${WAITING})`, [], backAt + PATIENCE_MS);
  const emptyAfter = isEmpty ? Date.now() - backAt : null;
  const slowest = Math.max(...answers.map(({ tookMs }) => tookMs));
  return [
    told('NATS away for 5 s: requests refused', answers.filter(({ isOk }) => !isOk).length),
    exactly(
      'NATS away for 5 s: refusals that are no 503 with Retry-After, or tell internals',
      improper(answers).length,
      0,
    ),
    atMost('NATS away for 5 s: the longest request', slowest, 2_000, 'ms'),
    told('NATS away for 5 s: events that waited when it came back', waiting),
    atMost('NATS away for 5 s: every outbox is empty after its return', emptyAfter, 5_000, 'ms'),
  ];
}
