import { OUTCOME_UNKNOWN_MESSAGE, type ErrorCode, type Operation, type Problem } from '@quillcare/contracts';
import { word } from '../words/words';
import { problemWords } from './problem.en';

/** A failed call: the server's error answer, or no answer at all. */
export interface ApiProblem extends Problem {
  /** Seconds to wait before retrying, if the server sent them. */
  retryAfterSeconds?: number;
  /** Whether there was no answer, because the network or the server is unreachable. */
  isUnreachable?: boolean;
  /** What failed and the browser's error message, for troubleshooting. Only set with `isUnreachable`. */
  message?: string;
  details?: string;
}

/**
 * Error codes for answers that are not problem documents, such as a proxy's error page. Kept short, because importing the
 * server's complete list of errors would add it to every page.
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

function localProblem(code: ErrorCode, status: number, detail: string): ApiProblem {
  return { type: 'about:blank', title: detail, status, detail, code, correlationId: '' };
}

/** Returns the problem of a call that got no answer. */
export function unreachableProblem(error?: unknown): ApiProblem {
  const message = word(problemWords, 'network');
  const details = error instanceof Error ? error.message : message;
  return { ...localProblem('SERVICE_UNAVAILABLE', 503, message), isUnreachable: true, message, details };
}

/** Returns the problem of a call that timed out. A command may have been executed anyway. */
export function timeoutProblem(kind: Operation['kind'] = 'query'): ApiProblem {
  const title = word(problemWords, 'tookTooLong');
  const problem = localProblem('DEADLINE_EXCEEDED', 503, title);
  return { ...problem, detail: kind === 'command' ? OUTCOME_UNKNOWN_MESSAGE : title, isUnreachable: true };
}

/** Returns the problem of a change that was not sent, because there is no network or the session is unconfirmed. */
export function offlineProblem(): ApiProblem {
  const detail = word(problemWords, 'refusedOffline');
  return {
    ...localProblem('SERVICE_UNAVAILABLE', 503, word(problemWords, 'network')),
    detail,
    isUnreachable: true,
  };
}

/** Returns the problem of a call that needed an identity check which the user did not complete. */
export function unconfirmedProblem(problem: ApiProblem): ApiProblem {
  return { ...problem, detail: word(problemWords, 'notConfirmed') };
}

/** Returns the problem of a call during which support access ended, so that the browser now acts as another user. */
export function supportEndedProblem(): ApiProblem {
  return localProblem('UNAUTHENTICATED', 401, word(problemWords, 'supportIsOver'));
}

/** Reads an error answer. One that is not a problem document, such as a proxy's page, is mapped by its status. */
export function parseProblem(status: number, body: unknown, retryAfter: string | null): ApiProblem {
  const seconds = Number(retryAfter);
  const wait = retryAfter && Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
  if (isProblem(body)) return { ...body, ...wait };
  if (status in BY_STATUS) {
    const code = BY_STATUS[status as keyof typeof BY_STATUS];
    return { ...localProblem(code, status, word(problemWords, `answers.${code}`)), ...wait };
  }
  return { ...localProblem('INTERNAL', status, word(problemWords, 'answers.INTERNAL')), ...wait };
}

/** Returns a problem detected by the app itself. */
export function clientProblem(detail: string, code: ErrorCode = 'INTERNAL'): ApiProblem {
  const status = Object.entries(BY_STATUS).find(([, mappedCode]) => mappedCode === code)?.[0];
  return localProblem(code, Number(status ?? 500), detail);
}

/** Turns any error of a hook or an unwrapped call into a problem to show. */
export function toProblem(error: unknown): ApiProblem {
  if (isProblem(error)) return error;
  return localProblem('INTERNAL', 500, word(problemWords, 'answers.INTERNAL'));
}

/** Whether a value is a failed call, as opposed to a bug in the app. */
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
