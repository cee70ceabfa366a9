import { createClient, createDoctor, createQuote, sendQuote } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import type { Product, TestOrganisation } from '@quillcare/testing';

/** Sends a quote from a practice to a new client with the email address `email`. */
export async function sendQuoteTo(
  product: Product,
  practice: TestOrganisation,
  email: string,
): Promise<void> {
  const doctor = {
    firstName: 'Priya',
    lastName: 'Raman',
    credentials: 'FRACS',
    phone: '0298765432',
    email: 'priya@practice.example',
  };
  const client = {
    firstName: 'Hana',
    lastName: 'Ngāpō',
    email,
    phone: '0412 345 678',
    dateOfBirth: '1984-02-29',
  };
  const { id: doctorId } = await product.call(createDoctor, { body: doctor }, practice.admin);
  const { id: clientId } = await product.call(createClient, { body: client }, practice.admin);
  const surgeon = {
    kind: 'SURGEON',
    description: 'Septoplasty',
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    unitFeeMinor: 512_300,
    gstTreatment: 'TAXABLE',
  } as const;
  const validUntil = addDays(todayIn(new Date(), 'Australia/Sydney'), 30);
  const body = { clientId, doctorId, procedureClass: 'MEDICARE' as const, validUntil, lines: [surgeon] };
  const { id, version } = await product.call(createQuote, { body }, practice.admin);
  await product.call(sendQuote, { params: { id }, body: { version } }, practice.admin);
}
