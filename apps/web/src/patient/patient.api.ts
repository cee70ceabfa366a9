import type * as contracts from '@quillcare/contracts';
import type {
  DocumentKind,
  ErrorCode,
  FieldError,
  PatientDeposit,
  Problem,
  PublicQuoteView,
  QuoteSection,
  RequestOf,
  ResultOf,
} from '@quillcare/contracts';
import { fetchPublic } from '../shared/api/fetch-public';
import { parseFileName } from '../shared/files/save-file';
import { isReturn } from './deposit/deposit-return';
import type { Answer } from './answer/answer-part';
import { sentence } from './words/sentences';
import { connectionRestored, reportConnectionLost } from './frame/connection';

/** Proof of identity. The token that binds a code to this browser is in an HttpOnly cookie. */
export type Proof = Omit<NonNullable<RequestOf<typeof contracts.identifyPatient>['body']>, 'codeToken'>;
export type AnswerReceipt = ResultOf<typeof contracts.respondToQuote>;
export type PatientThread = ResultOf<typeof contracts.listPatientMessages>;

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

export const fetchQuote = (token: string): Promise<PublicQuoteView> => call(token);

export const identify = (token: string, proof: Proof) =>
  send<typeof contracts.identifyPatient>(token, '/identify', proof);

/** Emails a code that only this browser can use. */
export const requestCode = (token: string) => send<typeof contracts.requestIdentityCode>(token, '/code');

/** Emails a code to the person who signs for the patient. */
export const requestSignatoryCode = (token: string, email: string) =>
  send<typeof contracts.requestSignatoryCode>(token, '/signatory-code', { email });

/** Confirms that code. From then on the link treats the email address as theirs. */
export const confirmSignatory = (
  token: string,
  body: RequestOf<typeof contracts.confirmSignatoryCode>['body'],
) => send<typeof contracts.confirmSignatoryCode>(token, '/signatory-code/confirm', body);

/**
 * Reports which sections were reached. `isOpening` marks the first report since the page loaded. Also works while the page is
 * closing.
 */
export const reportSections = (token: string, sections: QuoteSection[], isOpening: boolean) =>
  send(token, '/views', { sections, isOpening }, { keepalive: true });

/** Requests an interpreter for a language. Null withdraws the request. */
export const askForInterpreter = (token: string, language: string | null) =>
  send<typeof contracts.requestInterpreter>(token, '/interpreter', { language });

/** Sends the answer. Retrying with the same key has no further effect. */
export const respond = (token: string, answer: Answer, idempotencyKey: string) =>
  send<typeof contracts.respondToQuote>(token, '/response', answer, { idempotencyKey });

/** Confirms or disputes what staff recorded as the patient's acceptance. */
export const confirmRecord = (token: string, isSo: boolean, comment: string) =>
  send<typeof contracts.confirmRecordedAcceptance>(token, '/confirmation', { isSo, comment });

/** Withdraws an acceptance. Retrying with the same key has no further effect. */
export const withdraw = (token: string, reason: string | null, idempotencyKey: string) =>
  send<typeof contracts.withdrawAcceptance>(token, '/withdraw', { reason }, { idempotencyKey });

export const fetchDeposit = (token: string): Promise<PatientDeposit> => call(token, '/deposit');

/** Returns the URL of the page on which the deposit is paid. */
export const payDeposit = (token: string) => send<typeof contracts.payDeposit>(token, '/deposit/payment');

/** Asks the server to record what was paid in a checkout session. */
export const finishDeposit = (token: string, sessionId: string) =>
  send<typeof contracts.finishDeposit>(token, '/deposit/checkout', { sessionId });

/** Returns the path of the version that replaced this one. */
export const fetchReplacement = (token: string) =>
  send<typeof contracts.followReplacement>(token, '/current');

/** Checks the answers to the practice's questions. Rejects if they do not satisfy what it requires before signing. */
export const tryCheckAnswers = (token: string, checkAnswers: NonNullable<Answer['checkAnswers']>) =>
  send<typeof contracts.tryCheckAnswers>(token, '/check-answers', { checkAnswers });

/** Emails the link to the current version to the address the practice has on file. */
export const sendReplacement = (token: string) => send(token, '/send-replacement');

export const fetchMessages = (token: string): Promise<PatientThread> => call(token, '/messages');

export async function fetchDocument(
  token: string,
  kind: DocumentKind,
): Promise<{ blob: Blob; name: string }> {
  const response = await request(token, `/pdf?kind=${kind}`);
  const blob = await response.blob().catch(() => Promise.reject(offlineError()));
  return { blob, name: parseFileName(response, 'quote.pdf') };
}

/** Marks the practice's messages as seen. */
export const markMessagesRead = (token: string) => send(token, '/messages/read');

function send<O extends contracts.Operation>(
  token: string,
  path: string,
  body?: object,
  { idempotencyKey, keepalive }: { idempotencyKey?: string; keepalive?: boolean } = {},
): Promise<ResultOf<O>> {
  return call(token, path, {
    method: 'POST',
    keepalive,
    ...(body && { body: JSON.stringify(body) }),
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  });
}

async function call<T>(token: string, path = '', init: RequestInit = {}): Promise<T> {
  const response = await request(token, path, init);
  const body: unknown = await response.json().catch(() => null);
  if (body === null) throw offlineError();
  return body as T;
}

async function request(token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const address = `/api/public/quotes/${encodeURIComponent(token)}${path}`;
  let response: Response;
  try {
    response = await fetchPublic(address, { credentials: 'same-origin', ...init });
  } catch {
    reportConnectionLost();
    throw offlineError();
  }
  connectionRestored();
  if (!response.ok) throw problemOf(response, await response.json().catch(() => null));
  return response;
}

function offlineError(): PatientError {
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
