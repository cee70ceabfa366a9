// Traffic during an outage: reads from each service, and writes. Every response is recorded.
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '../chaos/practice.mjs';
import { READS } from '../chaos/recovery.mjs';

const PEOPLE = 6;
const BREATH_MS = 20;
const INTERNALS = /postgres|nats|redis|ECONN|EPIPE|127\.0\.0\.1|select |insert |stack|at Object/i;

/** A read of each service, a write, and a rate-limited request, sent in turn. */
const REQUESTS = [
  ...Object.values(READS).map((path) => ({ path })),
  {
    path: '/clients',
    body: { firstName: 'Busy', lastName: 'Person', email: 'busy@chaos.example', phone: '0412 345 678' },
  },
  { path: '/auth/check-email', body: { email: 'nobody@chaos.example' }, isPublic: true },
];

async function send(practice, number) {
  const { path, body, isPublic } = REQUESTS[number % REQUESTS.length];
  const [startedAt, started] = [Date.now(), performance.now()];
  const answer = await fetch(`${practice.origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...practice.headers(),
      // Changing addresses avoid the rate limit.
      ...(isPublic ? { 'x-forwarded-for': addressOf(2_000_000 + number) } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await answer.text();
  return {
    path,
    startedAt,
    endedAt: Date.now(),
    tookMs: performance.now() - started,
    isOk: answer.ok,
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text: answer.ok ? '' : text,
  };
}

/** Sends requests until `isOver()` and resolves with all responses. */
export async function workUntil(practice, isOver) {
  const answers = [];
  let number = 0;
  const person = async () => {
    while (!isOver()) {
      answers.push(await send(practice, number++));
      await pause(BREATH_MS);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, person));
  return answers;
}

export function workFor(practice, milliseconds) {
  const endsAt = Date.now() + milliseconds;
  return workUntil(practice, () => Date.now() > endsAt);
}

/** The 95th percentile of the response times, in milliseconds. */
export function p95(answers) {
  const took = answers.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.95)] ?? 0;
}

/** Errors that an outage does not justify: anything but a 503 with Retry-After and without internals. */
export function improper(answers) {
  return answers.filter(
    ({ isOk, status, retryAfter, text }) =>
      !isOk && (status !== 503 || !/^\d+$/.test(retryAfter ?? '') || INTERNALS.test(text)),
  );
}

/** Milliseconds from `moment` until each kind of request had succeeded, or null. */
export function allAgainAfter(answers, moment) {
  const firsts = REQUESTS.map(({ path }) =>
    Math.min(
      ...answers
        .filter((answer) => answer.isOk && answer.path === path && answer.startedAt >= moment)
        .map(({ endedAt }) => endedAt),
    ),
  );
  const last = Math.max(...firsts);
  return Number.isFinite(last) ? last - moment : null;
}
