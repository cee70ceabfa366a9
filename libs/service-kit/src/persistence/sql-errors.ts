import { AppError } from '@quillcare/contracts';

interface PgError {
  code?: string;
  constraint?: string;
  message?: string;
  driverError?: PgError;
}

function driverError(error: unknown): PgError {
  if (typeof error !== 'object' || error === null) return {};
  const candidate = error as PgError;
  return candidate.driverError ?? candidate;
}

/** Returns the SQLSTATE of a failed statement, or undefined. */
export function sqlState(error: unknown): string | undefined {
  const code = driverError(error).code;
  return typeof code === 'string' ? code : undefined;
}

/** Whether it is a serialisation failure or a deadlock, after which the whole transaction may be retried. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

const LOST_CONNECTION =
  /Connection terminated|connection timeout|^timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Query read timeout|Connection ended|Driver not Connected/i;

/** Whether the database is unavailable, starting or shutting down. Answered with 503, never with the driver's message. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = driverError(error);
  if (
    code &&
    (/^(08|57P0[123])/.test(code) ||
      ['53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'].includes(
        code,
      ))
  )
    return true;
  return LOST_CONNECTION.test(message ?? '');
}

/** Runs `work` and turns a violation of the named unique constraint into the feature's own error. */
export async function onUniqueViolation<T>(
  work: () => Promise<T>,
  constraint: string,
  toError: () => AppError,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === '23505' && driverError(error).constraint === constraint) throw toError();
    throw error;
  }
}
