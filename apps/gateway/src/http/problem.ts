import { AppError, ERRORS, type ErrorCode, type Problem } from '@quillcare/contracts';
import { joinMessages } from '@quillcare/rules';
import type { FastifyReply } from 'fastify';

const RETRY_SECONDS = 1;
/** Maximum number of invalid fields to report; a request can have thousands. */
const MOST_NAMED = 50;
const LONGEST_PATH = 200;

/** Converts an error to RFC 9457 problem details. */
export function problemOf(error: AppError, correlationId: string): Problem {
  const { status, title } = ERRORS[error.code];
  return {
    type: `urn:quillcare:error:${error.code.toLowerCase().replace(/_/g, '-')}`,
    title,
    status,
    // Internal messages are only logged. The response has the code's default sentence.
    detail: status === 500 ? title : detailOf(error),
    code: error.code,
    correlationId,
    ...fieldsOf(error),
    ...(error.facts ? { facts: error.facts } : {}),
  };
}

// Joins the field errors into one sentence without repetitions. An error with its own message keeps it.
function detailOf({ message, code, errors = [] }: AppError): string {
  if (code !== 'VALIDATION_FAILED' || message !== ERRORS[code].title || errors.length === 0) return message;
  return joinMessages([...new Set(errors.slice(0, MOST_NAMED).map((error) => error.message))]);
}

function fieldsOf({ errors }: AppError): Pick<Problem, 'errors' | 'furtherErrors'> {
  if (!errors) return {};
  const named = errors
    .slice(0, MOST_NAMED)
    .map(({ path, message }) => ({ path: path.slice(0, LONGEST_PATH), message }));
  return errors.length > MOST_NAMED
    ? { errors: named, furtherErrors: errors.length - MOST_NAMED }
    : { errors: named };
}

export function sendProblem(reply: FastifyReply, error: AppError, correlationId: string): FastifyReply {
  const problem = problemOf(error, correlationId);
  if (problem.status === 429 || problem.status === 503) {
    void reply.header('retry-after', String(error.retryAfterSeconds ?? RETRY_SECONDS));
  }
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Converts any error to an `AppError` by its status; errors without a status are internal. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  if (status === undefined || (status >= 500 && !(status in BY_STATUS)))
    return new AppError('INTERNAL', { cause: error });
  return new AppError(BY_STATUS[status] ?? 'MALFORMED_REQUEST', { cause: error });
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof URIError) return 400;
  if (typeof error !== 'object' || error === null) return undefined;
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  const found = [statusCode, status].find((value) => typeof value === 'number');
  if (found !== undefined) return found as number;
  const { getStatus } = error as { getStatus?: unknown };
  return typeof getStatus === 'function' ? (getStatus.call(error) as number) : undefined;
}
