import {
  createClient,
  createDoctor,
  createQuote,
  readQuote,
  resolvePatientLink,
  respondToQuote,
  sendQuote,
  type Quote,
  type RequestOf,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import type { Product, TestOrganisation } from '@quillcare/testing';

export const DATE_OF_BIRTH = '1984-02-29';
type Answer = NonNullable<RequestOf<typeof respondToQuote>['body']>;

export const acceptance: Answer = {
  response: 'accept',
  patientInfo: {
    patientName: 'Hana Ngāpō',
    dateOfBirth: DATE_OF_BIRTH,
    phoneNumber: '0412 345 678',
    agreedToTerms: true,
    agreedToTreatment: true,
  },
  signatureMethod: 'type',
  signatureData: 'Hana Ngāpō',
};
export const rejection: Answer = { response: 'reject', rejectionReason: 'I need more time' };
export const question: Answer = { response: 'query', queryMessage: 'Is parking included?' };

export interface SentQuote {
  quote: Quote;
  link: string;
}

export async function sendQuoteTo(
  product: Product,
  org: TestOrganisation,
  email: string,
): Promise<SentQuote> {
  const doctor = {
    firstName: 'Priya',
    lastName: 'Raman',
    credentials: 'FRACS',
    phone: '0298765432',
    email: `priya.${email}`,
  };
  const client = {
    firstName: 'Hana',
    lastName: 'Ngāpō',
    email,
    phone: '0412 345 678',
    dateOfBirth: DATE_OF_BIRTH,
  };
  const { id: doctorId } = await product.call(createDoctor, { body: doctor }, org.admin);
  const { id: clientId } = await product.call(createClient, { body: client }, org.admin);
  const body = {
    clientId,
    doctorId,
    procedureClass: 'MEDICARE' as const,
    validUntil: addDays(todayIn(new Date(), 'Australia/Sydney'), 30),
    lines: [
      {
        kind: 'SURGEON',
        description: 'Septoplasty',
        billedBy: 'PRACTICE',
        basis: 'FIXED',
        unitFeeMinor: 512_300,
        gstTreatment: 'TAXABLE',
      } as const,
    ],
  };
  const { id, version } = await product.call(createQuote, { body }, org.admin);
  return product.call(sendQuote, { params: { id }, body: { version } }, org.admin);
}

/** Answers as the patient, using the link. */
export async function answerBy(product: Product, link: string, body: Answer): Promise<void> {
  const token = link.split('/').at(-1) ?? '';
  const found = await product.callInternal(resolvePatientLink, { body: { token } });
  const { organisationId, quoteId } = found;
  const quote = await product.callInternal(readQuote, { body: { organisationId, quoteId } });
  const answer = body.response === 'accept' ? { ...body, documentHash: quote.documentHash ?? '' } : body;
  await product.call(
    respondToQuote,
    { params: { token }, body: answer },
    { kind: 'patient', ...found, identified: true },
  );
}
