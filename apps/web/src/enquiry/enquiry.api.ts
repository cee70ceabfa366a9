import type {
  ErrorCode,
  FieldError,
  Problem,
  PublicEnquiryForm,
  RequestOf,
  ResultOf,
  sendEnquiry,
} from '@quillcare/contracts';
import { fetchPublic } from '../shared/api/fetch-public';

export type Enquiry = NonNullable<RequestOf<typeof sendEnquiry>['body']>;
export type Receipt = ResultOf<typeof sendEnquiry>;

/** Why a call failed: an error code of the product, or `OFFLINE` if no answer arrived. */
export class EnquiryError extends Error {
  constructor(
    readonly code: ErrorCode | 'OFFLINE',
    message: string,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = 'EnquiryProblem';
  }
}

export function fetchForm(slug: string): Promise<PublicEnquiryForm> {
  return call(slug);
}

/** Sends the enquiry. Retrying with the same key has no further effect. */
export function submitEnquiry(slug: string, enquiry: Enquiry, idempotencyKey: string): Promise<Receipt> {
  return call(slug, {
    method: 'POST',
    body: JSON.stringify(enquiry),
    headers: { 'idempotency-key': idempotencyKey },
  });
}

async function call<T>(slug: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    // Nobody is signed in here, and inside a frame on another website our cookies are unavailable.
    const path = `/api/public/enquiry-forms/${encodeURIComponent(slug)}`;
    response = await fetchPublic(path, { credentials: 'omit', ...init });
  } catch {
    throw new EnquiryError('OFFLINE', '');
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || body === null) throw problemOf(body);
  return body as T;
}

function problemOf(body: unknown): EnquiryError {
  const { code, detail, title, errors } = (body ?? {}) as Partial<Problem>;
  return new EnquiryError(code ?? 'SERVICE_UNAVAILABLE', detail ?? title ?? '', errors);
}
