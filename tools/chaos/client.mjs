// A client that retries the same request until it knows the outcome.
import { setTimeout as pause } from 'node:timers/promises';

const TRY_MS = 20_000;
/** Longer than any fault including recovery, so giving up means that the product failed. */
const PATIENCE_MS = 180_000;
const INTERNALS = /postgres|nats|redis|ECONN|EPIPE|127\.0\.0\.1|select |insert |stack|at Object/i;

/** Collects unexpected responses that clients received in a run, and request counts. */
export function newLedger() {
  return { oddities: [], requests: { sent: 0, again: 0, longestMs: 0 } };
}

/** Makes one attempt. `status` 0 means no response. */
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

/** A 503 or 429 must have Retry-After and reveal no internals. */
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

// The token of a link is a secret and must not appear in the report.
const pattern = (path) => path.replace(/quotes\/[\w-]{40,}/, 'quotes/:token').replace(/[\da-f-]{36}/g, ':id');

// Many retries within a minute can exceed the rate limit of an address, in which case the client waits for Retry-After.
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
 * Retries until there is a final response. `outcome` is `done` (2xx), `refused` (a code in `expects`), `odd` (an unexpected
 * response) or `unclear` (given up). `wasUnclear` means that an earlier attempt may have been executed.
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
