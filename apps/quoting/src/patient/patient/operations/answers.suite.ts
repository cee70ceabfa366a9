import { respondToQuote, type PatientPrincipal, type Quote, type RequestOf } from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';
import { DATE_OF_BIRTH } from '../../../quote/quote/operations/quote-scene.suite';
import { pngDataUrl } from '../../signing/domain/signature.fixtures';

export type Answer = NonNullable<RequestOf<typeof respondToQuote>['body']>;

export const drawn = pngDataUrl(600, 200);
export const form = {
  patientName: "Siobhán O'Brien",
  dateOfBirth: DATE_OF_BIRTH,
  phoneNumber: '0412 345 678',
  agreedToTerms: true,
  agreedToTreatment: true,
  preferredDate: '2027-02-01',
};
export const acceptance: Answer = {
  response: 'accept',
  patientInfo: form,
  signatureMethod: 'draw',
  signatureData: drawn,
};
export const rejection: Answer = { response: 'reject', rejectionReason: 'Too far to travel' };
export const question: Answer = { response: 'query', queryMessage: 'Is parking included?' };
export const client = { ip: '203.0.113.9', userAgent: 'Phone' };

export const respondIn =
  (product: () => Product) =>
  (token: string, body: Answer, patient: PatientPrincipal, idempotencyKey: string | null = null) =>
    product().call(respondToQuote, { params: { token }, body }, patient, { client, idempotencyKey });

/** A signed answer, with the hash of the document on screen. */
export const signed = ({ documentHash }: Quote, changes: Partial<Answer> = {}): Answer => ({
  ...acceptance,
  documentHash: documentHash ?? undefined,
  ...changes,
});
