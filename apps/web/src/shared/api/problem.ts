import { ERRORS, MAY_BE_DONE, type ErrorCode, type Operation, type Problem } from '@quillcare/contracts';
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
  const { title } = ERRORS.DEADLINE_EXCEEDED;
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
  const code =
    (Object.keys(ERRORS) as ErrorCode[]).find((name) => ERRORS[name].status === status) ?? 'INTERNAL';
  return { ...madeHere(code, status, ERRORS[code].title), ...wait };
}

/** A problem found by the app itself. */
export function problemHere(detail: string, code: ErrorCode = 'INTERNAL'): ApiProblem {
  return madeHere(code, ERRORS[code].status, detail);
}

/** Turns any error of a hook or an unwrapped call into a problem to show. */
export function toProblem(error: unknown): ApiProblem {
  if (isProblem(error)) return error;
  return madeHere('INTERNAL', 500, ERRORS.INTERNAL.title);
}

/** Whether an error is a failed call, not a fault of the app itself. */
export function isProblem(value: unknown): value is ApiProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'detail' in value &&
    'status' in value &&
    String(value.code) in ERRORS
  );
}
