import { randomUUID } from 'node:crypto';
import {
  createDoctor,
  createQuote,
  type Quote,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Product } from './product';

type Body = NonNullable<RequestOf<typeof createQuote>['body']>;

const DAY_MS = 86_400_000;

/** Creates a draft quote for a client, valid for 30 days: one fee of $5,000, for a new doctor unless `changes` name one. */
export async function draftQuote(
  product: Product,
  by: UserPrincipal,
  clientId: string,
  changes: Partial<Body> = {},
): Promise<Quote> {
  const person = { firstName: 'Mai', lastName: 'Nguyễn', credentials: 'FRACS', phone: '0298765432' };
  const doctor = { ...person, email: `${randomUUID()}@practice.example` };
  const doctorId = changes.doctorId ?? (await product.call(createDoctor, { body: doctor }, by)).id;
  const line = { kind: 'SURGEON', description: 'Septoplasty', billedBy: 'PRACTICE', basis: 'FIXED' } as const;
  const body = {
    clientId,
    procedureClass: 'MEDICARE' as const,
    validUntil: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
    lines: [{ ...line, unitFeeMinor: 500_000, gstTreatment: 'TAXABLE' as const }],
    ...changes,
    doctorId,
  };
  return product.call(createQuote, { body }, by);
}
