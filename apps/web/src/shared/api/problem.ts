import { MAY_BE_DONE, type ErrorCode, type Operation, type Problem } from '@quillcare/contracts';
import { word } from '../words/words';
import { problemWords } from './problem.en';

/** A failed call: the server's answer, or that there was none. */
export interface ApiProblem extends Problem {
  /** Seconds to wait before the next attempt, if the server said so. */
  retryAfterSeconds?: number;
  /** There was no answer: network or server is unreachable. */
  isUnreachable?: boolean;
  /** Then also, for those who look for the cause: what failed, and what the browser says of it. */
  message?: string;
  details?: string;
}

/**
 * What an answer means that is none of ours, such as a proxy's page. All sentences that the server says would be loaded with every page
 * otherwise.
 */
const BY_STATUS = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'VERSION_CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<number, ErrorCode>;

function madeHere(code: ErrorCode, status: number, detail: string): ApiProblem {
  return { type: 'about:blank', title: detail, status, detail, code, correlationId: '' };
}

/** The problem of a call that nobody answered. */
export function unreachable(error?: unknown): ApiProblem {
  const message = word(problemWords, 'network');
  const details = error instanceof Error ? error.message : message;
  return { ...madeHere('SERVICE_UNAVAILABLE', 503, message), isUnreachable: true, message, details };
}

/** The problem of a call that timed out; a command may have been carried out all the same. */
export function tookTooLong(kind: Operation['kind'] = 'query'): ApiProblem {
  const title = word(problemWords, 'tookTooLong');
  const problem = madeHere('DEADLINE_EXCEEDED', 503, title);
  return { ...problem, detail: kind === 'command' ? MAY_BE_DONE : title, isUnreachable: true };
}

/** The problem of a change that was not sent: no network, or the session could not be confirmed. */
export function refusedOffline(): ApiProblem {
  const detail = word(problemWords, 'refusedOffline');
  return {
    ...madeHere('SERVICE_UNAVAILABLE', 503, word(problemWords, 'network')),
    detail,
    isUnreachable: true,
  };
}

/** The problem of a call that needed a fresh proof of identity, which the person did not give. */
export function notConfirmed(problem: ApiProblem): ApiProblem {
  return { ...problem, detail: word(problemWords, 'notConfirmed') };
}

/** The problem of a call during which support access ended: the browser continues as somebody else. */
export function supportIsOver(): ApiProblem {
  return madeHere('UNAUTHENTICATED', 401, word(problemWords, 'supportIsOver'));
}

/** Reads an error answer; one that is not a problem document (a proxy's page) becomes one by its status. */
export function problemFrom(status: number, body: unknown, retryAfter: string | null): ApiProblem {
  const seconds = Number(retryAfter);
  const wait = retryAfter && Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
  if (isProblem(body)) return { ...body, ...wait };
  if (status in BY_STATUS) {
    const code = BY_STATUS[status as keyof typeof BY_STATUS];
    return { ...madeHere(code, status, word(problemWords, `answers.${code}`)), ...wait };
  }
  return { ...madeHere('INTERNAL', status, word(problemWords, 'answers.INTERNAL')), ...wait };
}

/** A problem found by the app itself. */
export function problemHere(detail: string, code: ErrorCode = 'INTERNAL'): ApiProblem {
  const status = Object.entries(BY_STATUS).find(([, meant]) => meant === code)?.[0];
  return madeHere(code, Number(status ?? 500), detail);
}

/** Turns any error of a hook or an unwrapped call into a problem to show. */
export function toProblem(error: unknown): ApiProblem {
  if (isProblem(error)) return error;
  return madeHere('INTERNAL', 500, word(problemWords, 'answers.INTERNAL'));
}

/** Whether an error is a failed call, not a fault of the app itself. */
export function isProblem(value: unknown): value is ApiProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'detail' in value &&
    'status' in value &&
    typeof value.code === 'string' &&
    typeof value.status === 'number'
  );
}
