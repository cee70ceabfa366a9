import type {
  ErrorCode,
  FieldError,
  Problem,
  PublicQuoteView,
  RequestOf,
  ResultOf,
  identifyPatient,
  respondToQuote,
} from '@quillcare/contracts';

type ResponseBody = NonNullable<RequestOf<typeof respondToQuote>['body']>;
export type Answer = Omit<
  ResponseBody,
  'quoteId' | 'quoteNumber' | 'ipAddress' | 'userAgent' | 'timestamp' | 'securityToken'
>;
export type AnswerReceipt = ResultOf<typeof respondToQuote>;

const DEADLINE_MS = 30_000;

/** Why a call failed: a code of the product, or `OFFLINE` when no answer came. */
export class PatientProblem extends Error {
  constructor(
    readonly code: ErrorCode | 'OFFLINE',
    message: string,
    readonly retryAfterSeconds: number | null = null,
    readonly errors: readonly FieldError[] = [],
    /** What the server says of the reason, such as what took the place of a link. */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'PatientProblem';
  }
}

/** The link's token (43 characters) from the page's address; null without one. */
export function tokenFrom(pathname: string): string | null {
  const [, raw] = /^\/quote\/accept\/([^/]{1,200})\/?$/.exec(pathname) ?? [];
  if (!raw) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

export function openQuote(token: string): Promise<PublicQuoteView> {
  return call<PublicQuoteView>(`${base(token)}`);
}

export function identify(token: string, dateOfBirth: string): Promise<ResultOf<typeof identifyPatient>> {
  return call(`${base(token)}/identify`, { method: 'POST', body: JSON.stringify({ dateOfBirth }) });
}

/** Sends the answer; a retry with the same key has no further effect. */
export function respond(token: string, answer: Answer, idempotencyKey: string): Promise<AnswerReceipt> {
  return call(`${base(token)}/response`, {
    method: 'POST',
    body: JSON.stringify(answer),
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** Has the link to the current version emailed to the address that the practice has. */
export function sendReplacement(token: string): Promise<{ requested: true }> {
  return call(`${base(token)}/send-replacement`, { method: 'POST' });
}

function base(token: string): string {
  return `/api/public/quotes/${encodeURIComponent(token)}`;
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: {
        accept: 'application/json',
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...init.headers,
      },
    });
  } catch {
    throw offline();
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problemOf(response, body);
  if (body === null) throw offline();
  return body as T;
}

function offline(): PatientProblem {
  return new PatientProblem('OFFLINE', 'We could not reach the server.');
}

function problemOf(response: Response, body: unknown): PatientProblem {
  const known = (body ?? {}) as Partial<Problem>;
  const wait = Number(response.headers.get('retry-after'));
  const seconds = Number.isFinite(wait) && wait > 0 ? wait : null;
  const code = known.code ?? (response.status === 429 ? 'TOO_MANY_REQUESTS' : 'SERVICE_UNAVAILABLE');
  const message = known.detail ?? known.title ?? 'Service temporarily unavailable. Please try again.';
  return new PatientProblem(code, message, seconds, known.errors ?? [], known.facts ?? {});
}
