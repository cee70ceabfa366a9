// A client that does not give up: it repeats what failed until it knows what became of it, always as the same request.
import { setTimeout as pause } from 'node:timers/promises';

const TRY_MS = 20_000;
/** Longer than any fault with its recovery: who gives up was let down. */
const PATIENCE_MS = 180_000;
const INTERNALS = /postgres|nats|redis|ECONN|EPIPE|127\.0\.0\.1|select |insert |stack|at Object/i;

/** What the clients of a run saw that they should not have seen, and how many requests they sent. */
export function newLedger() {
  return { oddities: [], requests: { sent: 0, again: 0, longestMs: 0 } };
}

/** One try. `status` 0 means that there was no answer. */
async function send(origin, { method = 'GET', path, body, form, headers = {} }, ledger) {
  const started = performance.now();
  ledger.requests.sent += 1;
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      body: form?.() ?? (body ? JSON.stringify(body) : undefined),
      signal: AbortSignal.timeout(TRY_MS),
    });
    const answer = await response.json();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), answer };
  } catch (error) {
    return { status: 0, answer: { code: error.name }, retryAfter: null };
  } finally {
    ledger.requests.longestMs = Math.max(ledger.requests.longestMs, performance.now() - started);
  }
}

/** Who is told to come later is told when, and nothing about what is behind the door. */
function checkRefusal({ path }, { status, retryAfter, answer }, ledger) {
  if (status !== 503 && status !== 429) return;
  if (!/^\d+$/.test(retryAfter ?? '') || INTERNALS.test(answer.detail ?? ''))
    ledger.oddities.push({
      path: pattern(path),
      status,
      code: answer.code,
      retryAfter,
      detail: answer.detail,
    });
}

// A link's token is a secret, also in a report.
const pattern = (path) => path.replace(/quotes\/[\w-]{40,}/, 'quotes/:token').replace(/[\da-f-]{36}/g, ':id');

// Who tries the same again many times within a minute has used up the tries that an address has: then it waits as it is told.
const isPassing = ({ status, answer }, tries) =>
  status === 0 ||
  status === 503 ||
  (status === 409 && answer.code === 'REQUEST_IN_PROGRESS') ||
  (status === 429 && tries > 0);

const pauseBefore = ({ status, retryAfter }, tries) =>
  status === 429
    ? Number(retryAfter) * 1_000 || 1_000
    : 100 + Math.random() * Math.min(1_000, 100 * 2 ** tries);

/**
 * Sends until there is an answer that is not passing. `outcome`: `done` (2xx), `refused` (any other answer that `expects`
 * names), `odd` (an answer that should not be) or `unclear` (given up). `wasUnclear` tells that an earlier try may have
 * been carried out.
 */
export async function persist(origin, request, { ledger, expects = [], patienceMs = PATIENCE_MS }) {
  const deadline = Date.now() + patienceMs;
  let wasUnclear = false;
  for (let tries = 0; Date.now() < deadline; tries += 1) {
    if (tries > 0) ledger.requests.again += 1;
    const result = await send(origin, request, ledger);
    checkRefusal(request, result, ledger);
    const { status, answer } = result;
    if (status >= 200 && status < 300) return { outcome: 'done', answer, wasUnclear };
    if (expects.includes(answer.code)) return { outcome: 'refused', code: answer.code, answer, wasUnclear };
    if (!isPassing(result, tries)) {
      const { path, method = 'GET' } = request;
      ledger.oddities.push({
        method,
        path: pattern(path),
        status,
        code: answer.code,
        id: answer.correlationId,
      });
      return { outcome: 'odd', code: answer.code, answer, wasUnclear };
    }
    wasUnclear = true;
    await pause(Math.min(pauseBefore(result, tries), Math.max(0, deadline - Date.now())));
  }
  return { outcome: 'unclear', answer: null, wasUnclear };
}
