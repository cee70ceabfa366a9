import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { refreshSession, type Operation } from '@quillcare/contracts';
import { problemFrom, refusedOffline, supportIsOver, unreachable, type ApiProblem } from './problem';
import { requestFor, type CallParts } from './request';

export interface Call {
  operation: Operation;
  parts: CallParts;
}

export interface BaseQueryOptions {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  onSessionEnded: () => void;
  /** Tells whether the server could be reached, after every call. */
  onReachable: (isReachable: boolean) => void;
  /** Whether changes may be tried now. */
  mayWrite: () => boolean;
  /** Who asks, and who is told whose session was renewed; without it nobody is ever somebody else. */
  asker?: Asker;
}

export interface Asker {
  /** Null while nobody is known. */
  current: () => string | null;
  /** The session was renewed; the answer says whose it is. */
  renewed: (answer: unknown) => void;
}

const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const RETRYABLE = new Set([429, 502, 503, 504]);

type Answer = { data: unknown } | { error: ApiProblem };

/**
 * Calls operations: queries are tried again up to 3 times (1 s, doubled, at most 30 s), commands never, and not
 * at all while the app is read-only;
 * a 401 is answered by one refresh of the cookie session and one more try.
 */
export function operationBaseQuery(options: BaseQueryOptions): BaseQueryFn<Call, unknown, ApiProblem> {
  const renew = sessionRenewal(options);
  return async ({ operation, parts }, { signal }) => {
    if (needsSession(operation) && operation.kind === 'command' && !options.mayWrite())
      return { error: refusedOffline() };
    const asker = options.asker?.current() ?? null;
    let isRenewed = false;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(options, operation, parts, signal);
      if (!('error' in answer)) return answer;
      const { error } = answer;
      if (mayRenew(operation, error) && !isRenewed) {
        isRenewed = true;
        if (await renew()) {
          // What was asked in somebody's place is not asked again as somebody else.
          if (asker !== null && options.asker?.current() !== asker) return { error: supportIsOver() };
          attempt -= 1;
          continue;
        }
        options.onSessionEnded();
        return answer;
      }
      if (!mayRetry(operation, error) || attempt >= MAX_RETRIES || signal.aborted) return answer;
      await options.wait(waitBefore(attempt, error));
    }
  };
}

async function send(
  { fetch, onReachable }: BaseQueryOptions,
  operation: Operation,
  parts: CallParts,
  signal?: AbortSignal,
): Promise<Answer> {
  const { url, init } = requestFor(operation, parts);
  try {
    const response = await fetch(url, { ...init, signal: deadline(operation, signal) });
    const body: unknown = await readBody(response);
    onReachable(true);
    if (response.ok) return { data: body };
    return { error: problemFrom(response.status, body, response.headers.get('retry-after')) };
  } catch {
    // No answer: the network is away, the server is away, or it took too long. All are told alike.
    if (!signal?.aborted) onReachable(false);
    return { error: unreachable() };
  }
}

function deadline(operation: Operation, signal?: AbortSignal): AbortSignal {
  // Uploads last as long as they last; the rest gets what the server allows itself, and time for the network.
  const limits =
    operation.http?.encoding === 'multipart' ? [] : [AbortSignal.timeout(operation.deadlineMs + 5_000)];
  return AbortSignal.any([...(signal ? [signal] : []), ...limits]);
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw new Error('The answer could not be read');
    return null;
  }
}

function mayRenew(operation: Operation, error: ApiProblem): boolean {
  return error.status === 401 && error.code === 'UNAUTHENTICATED' && needsSession(operation);
}

// What strangers may do is always tried: nothing that they see was remembered, so nothing can be out of date.
function needsSession({ permission }: Operation): boolean {
  return permission !== 'public' && permission !== 'patient';
}

function mayRetry(operation: Operation, error: ApiProblem): boolean {
  return operation.kind === 'query' && RETRYABLE.has(error.status);
}

function waitBefore(attempt: number, { retryAfterSeconds }: ApiProblem): number {
  return Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS * 2 ** attempt, (retryAfterSeconds ?? 0) * 1_000));
}

/**
 * Refresh tokens work once, so a single renewal runs at a time: in this tab by sharing the promise, across
 * tabs by a lock (the second tab then renews with the cookie that the first one received).
 */
function sessionRenewal(options: BaseQueryOptions): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const renew = async () => {
    const answer = await send(options, refreshSession, { body: {} });
    if ('error' in answer) return false;
    options.asker?.renewed(answer.data);
    return true;
  };
  const locked = () =>
    typeof navigator !== 'undefined' && navigator.locks
      ? navigator.locks.request('quillcare.refresh', renew)
      : renew();
  return () => {
    running ??= locked().finally(() => {
      running = null;
    });
    return running;
  };
}
