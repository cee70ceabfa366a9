/** Why an email was not accepted, without the server's own text, which can contain addresses. */
export interface MailProblem {
  cause: 'address' | 'message' | 'busy' | 'sign-in' | 'unreachable' | 'no-server' | 'unreadable';
  /** A retry cannot help. */
  permanent: boolean;
  /** The SMTP reply code, where there was one. */
  code: number | null;
}

export type SendResult = { accepted: true } | { accepted: false; problem: MailProblem };

export type Verdict =
  | { state: 'DELIVERED' }
  | { state: 'PENDING'; detail: string; delayMs: number }
  | { state: 'FAILED'; detail: string };

export interface Tries {
  /** The number of this attempt, from 1. */
  attempt: number;
  maxAttempts: number;
  /** The queue will not retry. */
  lastAttempt: boolean;
  backoffMs: number;
}

/** The state of an email after an attempt. */
export function judge(result: SendResult, tries: Tries): Verdict {
  if (result.accepted) return { state: 'DELIVERED' };
  const { problem } = result;
  if (problem.permanent) return { state: 'FAILED', detail: `${PERMANENT[problem.cause]}${codeOf(problem)}.` };
  const { attempt, maxAttempts, lastAttempt } = tries;
  if (lastAttempt || attempt >= maxAttempts) {
    const often = attempt === 1 ? '1 attempt' : `${attempt} attempts`;
    return {
      state: 'FAILED',
      detail: `${TEMPORARY[problem.cause]}${codeOf(problem)}; we gave up after ${often}.`,
    };
  }
  return {
    state: 'PENDING',
    detail: `${TEMPORARY[problem.cause]}${codeOf(problem)}; we keep trying.`,
    delayMs: retryDelayMs(attempt, tries.backoffMs),
  };
}

/** The delay before the next attempt: doubled each time, as in the queue. */
export function retryDelayMs(attempt: number, backoffMs: number): number {
  return backoffMs * 2 ** (attempt - 1);
}

const TEMPORARY: Record<MailProblem['cause'], string> = {
  address: 'The mail server does not accept email for this address at present',
  message: 'The mail server does not accept the message at present',
  busy: 'The mail server could not accept the message',
  'sign-in': 'The mail server did not accept our sign-in',
  unreachable: 'The mail server could not be reached',
  'no-server': 'No mail server is set up',
  unreadable: 'The message could not be prepared',
};

const PERMANENT: Record<MailProblem['cause'], string> = {
  ...TEMPORARY,
  address: 'The mail server refused this address',
  message: 'The mail server refused the message',
};

function codeOf({ code }: MailProblem): string {
  return code === null ? '' : ` (${code})`;
}

/**
 * Classifies an error of the SMTP client. 5xx is final and 4xx is temporary, but a refused login is our own
 * fault to correct.
 */
export function problemOf(error: unknown): MailProblem {
  const { code, responseCode, command } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>;
  const reply =
    typeof responseCode === 'number' && responseCode >= 400 && responseCode < 600 ? responseCode : null;
  if (code === 'EAUTH') return { cause: 'sign-in', permanent: false, code: reply };
  const toAddress = typeof command === 'string' && command.startsWith('RCPT');
  if (reply !== null && reply >= 500)
    return { cause: toAddress ? 'address' : 'message', permanent: true, code: reply };
  if (reply !== null) return { cause: toAddress ? 'address' : 'busy', permanent: false, code: reply };
  // The client found no valid recipient to offer to the server.
  if (code === 'EENVELOPE') return { cause: 'address', permanent: true, code: null };
  return { cause: 'unreachable', permanent: false, code: null };
}
