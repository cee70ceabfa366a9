import { refreshSession, type Operation } from '@quillcare/contracts';
import {
  isProblem,
  unconfirmedProblem,
  parseProblem,
  offlineProblem,
  supportEndedProblem,
  timeoutProblem,
  unreachableProblem,
  type ApiProblem,
} from './problem';
import { buildRequest, type CallParts } from './request';
import { isPlanRefusal } from '../plans/plan-refusal.store';
import { readStreamedAnswer } from './streamed-answer';

export interface Call {
  operation: Operation;
  parts: CallParts;
}

export interface BaseQueryOptions {
  fetch: typeof fetch;
  delay: (ms: number) => Promise<void>;
  /** Called when the session cannot be renewed, with the server's reason. Null if it gave none. */
  onSessionEnded: (reason: string | null) => void;
  /** Called after every call with whether the server could be reached. */
  onReachable: (isReachable: boolean) => void;
  mayWrite: () => boolean;
  /** Called when the session only permits completing or unlocking the sign-in, so it should be read again. */
  onSecondStepRequired: () => void;
  /**
   * Asks the user to confirm their identity and resolves to whether they did. `sentAt` is when the refused call was sent
   * (milliseconds since the epoch).
   */
  confirmIdentity: (sentAt: number) => Promise<boolean>;
  /** Called when the practice's plan does not permit a call. */
  onPlanRefusal?: (problem: ApiProblem) => void;
  /** Identifies the user making the calls. If omitted, the app assumes that the user never changes. */
  asker?: SessionOwner;
}

export interface SessionOwner {
  /** Returns the current user's key. Null while nobody is signed in. */
  current: () => string | null;
  /** Called with the answer when the session was renewed. It says for whom. */
  renewed: (answer: unknown) => void;
}

const MAX_RETRIES = 3;
const INITIAL_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
const RETRYABLE = new Set([429, 502, 503, 504]);

export type Answer = { data: unknown } | { error: ApiProblem };

/**
 * Returns a function that calls operations. Queries are retried up to 3 times (after 1 s, doubling each time, at most 30 s),
 * commands never. While the app is read-only, commands are not sent. On a 401 the cookie session is renewed and the call retried
 * once. If a recent identity check is required, the user is asked for it and the call is retried once.
 */
export function createCaller(
  options: BaseQueryOptions,
): (call: Call, signal: AbortSignal) => Promise<Answer> {
  const renew = sessionRenewal(options);
  return async ({ operation, parts }, signal) => {
    if (needsSession(operation) && operation.kind === 'command' && !options.mayWrite())
      return { error: offlineProblem() };
    const call = () => sendWithRetries(options, renew, { operation, parts }, signal);
    const sentAt = Date.now();
    const answer = await call();
    if (!('error' in answer)) return answer;
    if (answer.error.code === 'SECOND_STEP_REQUIRED' || answer.error.code === 'SESSION_LOCKED')
      options.onSecondStepRequired();
    if (answer.error.code !== 'STEP_UP_REQUIRED') return reportPlanRefusal(answer, options);
    const isConfirmed = await options.confirmIdentity(sentAt);
    return isConfirmed
      ? reportPlanRefusal(await call(), options)
      : { error: unconfirmedProblem(answer.error) };
  };
}

function reportPlanRefusal(answer: Answer, { onPlanRefusal }: BaseQueryOptions): Answer {
  if ('error' in answer && isPlanRefusal(answer.error)) onPlanRefusal?.(answer.error);
  return answer;
}

async function sendWithRetries(
  options: BaseQueryOptions,
  renew: () => Promise<ApiProblem | null>,
  { operation, parts }: Call,
  signal: AbortSignal,
): Promise<Answer> {
  const asker = options.asker?.current() ?? null;
  let isRenewed = false;
  for (let attempt = 0; ; attempt += 1) {
    const sendOnce = () => send(options, operation, parts, signal);
    const answer = await (changesSession(operation) ? withSessionLock(sendOnce) : sendOnce());
    if (!('error' in answer)) return answer;
    const { error } = answer;
    if (canRenewSession(operation, error) && !isRenewed) {
      isRenewed = true;
      const refusal = await renew();
      if (!refusal) {
        // Never retry one user's call as another user.
        if (asker !== null && options.asker?.current() !== asker) return { error: supportEndedProblem() };
        attempt -= 1;
        continue;
      }
      options.onSessionEnded(reasonOf(refusal));
      return answer;
    }
    if (!canRetry(operation, error) || attempt >= MAX_RETRIES || signal.aborted) return answer;
    await options.delay(retryDelay(attempt, error));
  }
}

async function send(
  { fetch, onReachable }: BaseQueryOptions,
  operation: Operation,
  parts: CallParts,
  signal?: AbortSignal,
): Promise<Answer> {
  const { url, init } = buildRequest(operation, parts);
  try {
    const response = await fetch(url, { ...init, signal: createTimeoutSignal(operation, parts, signal) });
    const body: unknown = await (response.ok ? readResponse(response, parts) : readBody(response));
    onReachable(true);
    if (response.ok) return { data: body };
    return { error: parseProblem(response.status, body, response.headers.get('retry-after')) };
  } catch (error) {
    if (isProblem(error)) return { error };
    // No answer: the network or server is unreachable, or the call timed out.
    if (!signal?.aborted) onReachable(false);
    return {
      error:
        (error as Error).name === 'TimeoutError' ? timeoutProblem(operation.kind) : unreachableProblem(error),
    };
  }
}

function readResponse(response: Response, { receive, onText }: CallParts): Promise<unknown> {
  if (onText) return readStreamedAnswer(response, onText);
  return receive ? receive(response) : readBody(response);
}

function createTimeoutSignal(operation: Operation, parts: CallParts, signal?: AbortSignal): AbortSignal {
  // File transfers have no time limit. Other calls get the operation's deadline plus 5 s for the network.
  const limit = parts.timeoutMs ?? operation.deadlineMs + 5_000;
  const isFile = operation.http?.encoding === 'multipart' || parts.receive !== undefined;
  const limits = isFile ? [] : [AbortSignal.timeout(limit)];
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

function canRenewSession(operation: Operation, error: ApiProblem): boolean {
  return error.status === 401 && error.code === 'UNAUTHENTICATED' && needsSession(operation);
}

// Public operations are always sent, because they do not depend on cached session data.
function needsSession({ permission }: Operation): boolean {
  return permission !== 'public' && permission !== 'patient';
}

function canRetry(operation: Operation, error: ApiProblem): boolean {
  return operation.kind === 'query' && RETRYABLE.has(error.status);
}

function retryDelay(attempt: number, { retryAfterSeconds }: ApiProblem): number {
  return Math.min(MAX_DELAY_MS, Math.max(INITIAL_DELAY_MS * 2 ** attempt, (retryAfterSeconds ?? 0) * 1_000));
}

// Whether the answer sets or clears the session cookies. Those of patient links and trusted devices do not count.
function changesSession({ http }: Operation): boolean {
  return http?.session !== undefined && !['patient', 'device'].includes(http.session);
}

/** Serialises across all tabs, because a late answer must not clear the cookies of a newer session. */
async function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  return navigator.locks.request('quillcare.session', work);
}

/**
 * Refresh tokens are single-use, so only one renewal runs at a time: within a tab by sharing the promise, across tabs by the lock
 * (the second tab then renews with the cookie that the first received).
 */
function sessionRenewal(options: BaseQueryOptions): () => Promise<ApiProblem | null> {
  let running: Promise<ApiProblem | null> | null = null;
  const renew = async () => {
    const answer = await send(options, refreshSession, { body: {} });
    if ('error' in answer) return answer.error;
    options.asker?.renewed(answer.data);
    return null;
  };
  return () => {
    running ??= withSessionLock(renew).finally(() => {
      running = null;
    });
    return running;
  };
}

function reasonOf({ facts }: ApiProblem): string | null {
  return typeof facts?.reason === 'string' ? facts.reason : null;
}
