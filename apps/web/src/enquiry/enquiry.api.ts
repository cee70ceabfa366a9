import type {
  ErrorCode,
  FieldError,
  Problem,
  PublicEnquiryForm,
  RequestOf,
  ResultOf,
  sendEnquiry,
} from '@quillcare/contracts';
import { fetchRead } from '../shared/api/fetch-read';
import { traceparent } from '../shared/api/traceparent';

export type Enquiry = NonNullable<RequestOf<typeof sendEnquiry>['body']>;
export type Receipt = ResultOf<typeof sendEnquiry>;

const DEADLINE_MS = 30_000;

/** Why a call failed: an error code of the product, or `OFFLINE` if no answer arrived. */
export class EnquiryProblem extends Error {
  constructor(
    readonly code: ErrorCode | 'OFFLINE',
    message: string,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = 'EnquiryProblem';
  }
}

export function openForm(slug: string): Promise<PublicEnquiryForm> {
  return call(slug);
}

/** Sends the enquiry. Retrying with the same key has no further effect. */
export function send(slug: string, enquiry: Enquiry, idempotencyKey: string): Promise<Receipt> {
  return call(slug, {
    method: 'POST',
    body: JSON.stringify(enquiry),
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
  });
}

async function call<T>(slug: string, init: RequestInit = {}): Promise<T> {
  const path = `/api/public/enquiry-forms/${encodeURIComponent(slug)}`;
  const request = (): RequestInit => ({
    ...init,
    // Nobody is signed in here, and inside a frame on another website our cookies are unavailable.
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(DEADLINE_MS),
    headers: { traceparent: traceparent(), ...init.headers },
  });
  let response: Response;
  try {
    response = await (init.method ? fetch(path, request()) : fetchRead(path, request));
  } catch {
    throw new EnquiryProblem('OFFLINE', '');
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || body === null) throw problemOf(body);
  return body as T;
}

function problemOf(body: unknown): EnquiryProblem {
  const { code, detail, title, errors } = (body ?? {}) as Partial<Problem>;
  return new EnquiryProblem(code ?? 'SERVICE_UNAVAILABLE', detail ?? title ?? '', errors);
}
