import type {
  ErrorCode,
  FieldError,
  Problem,
  PublicQuoteView,
  QuoteSection,
  RequestOf,
  ResultOf,
  confirmRecordedAcceptance,
  confirmSignatoryCode,
  followReplacement as followReplacementOperation,
  identifyPatient,
  PatientDeposit,
  payDeposit as payDepositOperation,
  listPatientMessages,
  markPatientMessagesRead,
  requestIdentityCode,
  requestInterpreter,
  requestSignatoryCode as requestSignatoryCodeOperation,
  respondToQuote,
  tryCheckAnswers as tryCheckAnswersOperation,
  withdrawAcceptance,
} from '@quillcare/contracts';
import { fetchWithRetry } from '../shared/api/fetch-read';
import { createTraceparent } from '../shared/api/traceparent';
import { isReturn } from './deposit/deposit-return';
import type { Answer } from './answer/answer-part';
import { sentence } from './words/sentences';
import { connectionRestored, reportConnectionLost } from './frame/connection';

/** Proof of identity. The token that binds a code to this browser is in an HttpOnly cookie. */
export type Proof = Omit<NonNullable<RequestOf<typeof identifyPatient>['body']>, 'codeToken'>;
export type AnswerReceipt = ResultOf<typeof respondToQuote>;
export type PatientThread = ResultOf<typeof listPatientMessages>;

const REQUEST_TIMEOUT_MS = 30_000;

/** Why a call failed: an error code of the product, or `OFFLINE` if no answer arrived. */
export class PatientError extends Error {
  constructor(
    readonly code: ErrorCode | 'OFFLINE',
    message: string,
    readonly retryAfterSeconds: number | null = null,
    readonly errors: readonly FieldError[] = [],
    /** Details from the server, such as what replaced the link. */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'PatientError';
  }
}

/** Returns the link's token (43 characters) from the page's path. Null if there is none. */
export function parseToken(pathname: string): string | null {
  const [, raw] = /^\/quote\/accept\/([^/]{1,200})\/?$/.exec(pathname) ?? [];
  if (!raw || isReturn(pathname)) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

export function fetchQuote(token: string): Promise<PublicQuoteView> {
  return call<PublicQuoteView>(`${base(token)}`);
}

export function identify(token: string, proof: Proof): Promise<ResultOf<typeof identifyPatient>> {
  return call(`${base(token)}/identify`, { method: 'POST', body: JSON.stringify(proof) });
}

/** Emails a code that only this browser can use. */
export function requestCode(token: string): Promise<ResultOf<typeof requestIdentityCode>> {
  return call(`${base(token)}/code`, { method: 'POST' });
}

/** Emails a code to the person who signs for the patient. */
export function requestSignatoryCode(
  token: string,
  email: string,
): Promise<ResultOf<typeof requestSignatoryCodeOperation>> {
  return call(`${base(token)}/signatory-code`, { method: 'POST', body: JSON.stringify({ email }) });
}

/** Confirms that code. From then on the link treats the email address as theirs. */
export function confirmSignatory(
  token: string,
  given: RequestOf<typeof confirmSignatoryCode>['body'],
): Promise<ResultOf<typeof confirmSignatoryCode>> {
  return call(`${base(token)}/signatory-code/confirm`, { method: 'POST', body: JSON.stringify(given) });
}

/**
 * Reports which sections were reached. `isOpening` marks the first report since the page loaded. Also works while the page is
 * closing.
 */
export function reportSections(
  token: string,
  sections: QuoteSection[],
  isOpening: boolean,
): Promise<{ recorded: true }> {
  return call(`${base(token)}/views`, {
    method: 'POST',
    body: JSON.stringify({ sections, isOpening }),
    keepalive: true,
  });
}

/** Requests an interpreter for a language. Null withdraws the request. */
export function askForInterpreter(
  token: string,
  language: string | null,
): Promise<ResultOf<typeof requestInterpreter>> {
  return call(`${base(token)}/interpreter`, { method: 'POST', body: JSON.stringify({ language }) });
}

/** Sends the answer. Retrying with the same key has no further effect. */
export function respond(token: string, answer: Answer, idempotencyKey: string): Promise<AnswerReceipt> {
  return call(`${base(token)}/response`, {
    method: 'POST',
    body: JSON.stringify(answer),
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** Confirms or disputes what staff recorded as the patient's acceptance. */
export function confirmRecord(
  token: string,
  isSo: boolean,
  comment: string,
): Promise<ResultOf<typeof confirmRecordedAcceptance>> {
  return call(`${base(token)}/confirmation`, { method: 'POST', body: JSON.stringify({ isSo, comment }) });
}

/** Withdraws an acceptance. Retrying with the same key has no further effect. */
export function withdraw(
  token: string,
  reason: string | null,
  idempotencyKey: string,
): Promise<ResultOf<typeof withdrawAcceptance>> {
  return call(`${base(token)}/withdraw`, {
    method: 'POST',
    body: JSON.stringify({ reason }),
    headers: { 'idempotency-key': idempotencyKey },
  });
}

export function fetchDeposit(token: string): Promise<PatientDeposit> {
  return call(`${base(token)}/deposit`);
}

/** Returns the URL of the page on which the deposit is paid. */
export function payDeposit(token: string): Promise<ResultOf<typeof payDepositOperation>> {
  return call(`${base(token)}/deposit/payment`, { method: 'POST' });
}

/** Asks the server to record what was paid in a checkout session. */
export function finishDeposit(token: string, sessionId: string): Promise<PatientDeposit> {
  return call(`${base(token)}/deposit/checkout`, { method: 'POST', body: JSON.stringify({ sessionId }) });
}

/** Returns the path of the version that replaced this one. */
export function fetchReplacement(token: string): Promise<ResultOf<typeof followReplacementOperation>> {
  return call(`${base(token)}/current`, { method: 'POST' });
}

/** Checks the answers to the practice's questions. Rejects if they do not satisfy what it requires before signing. */
export function tryCheckAnswers(
  token: string,
  checkAnswers: NonNullable<Answer['checkAnswers']>,
): Promise<ResultOf<typeof tryCheckAnswersOperation>> {
  return call(`${base(token)}/check-answers`, { method: 'POST', body: JSON.stringify({ checkAnswers }) });
}

/** Emails the link to the current version to the address the practice has on file. */
export function sendReplacement(token: string): Promise<{ requested: true }> {
  return call(`${base(token)}/send-replacement`, { method: 'POST' });
}

export function fetchMessages(token: string): Promise<PatientThread> {
  return call(`${base(token)}/messages`);
}

/** Marks the practice's messages as seen. */
export function markMessagesRead(token: string): Promise<ResultOf<typeof markPatientMessagesRead>> {
  return call(`${base(token)}/messages/read`, { method: 'POST' });
}

function base(token: string): string {
  return `/api/public/quotes/${encodeURIComponent(token)}`;
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const request = (): RequestInit => ({
    ...init,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: {
      accept: 'application/json',
      traceparent: createTraceparent(),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...init.headers,
    },
  });
  let response: Response;
  try {
    response = await (init.method ? fetch(path, request()) : fetchWithRetry(path, request));
  } catch {
    reportConnectionLost();
    throw offline();
  }
  connectionRestored();
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problemOf(response, body);
  if (body === null) throw offline();
  return body as T;
}

function offline(): PatientError {
  return new PatientError('OFFLINE', sentence('We could not reach the server.'));
}

function problemOf(response: Response, body: unknown): PatientError {
  const known = (body ?? {}) as Partial<Problem>;
  const wait = Number(response.headers.get('retry-after'));
  const seconds = Number.isFinite(wait) && wait > 0 ? wait : null;
  const code = known.code ?? (response.status === 429 ? 'TOO_MANY_REQUESTS' : 'SERVICE_UNAVAILABLE');
  const message = known.detail ?? known.title ?? 'Service temporarily unavailable. Please try again.';
  const errors = (known.errors ?? []).map((error) => ({ ...error, message: sentence(error.message) }));
  return new PatientError(code, sentence(message), seconds, errors, known.facts ?? {});
}
