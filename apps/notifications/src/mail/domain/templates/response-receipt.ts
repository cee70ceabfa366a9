import type { MailTemplateKey } from '@quillcare/contracts';
import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

/** What a patient did; a change is one of a quote that they signed before. */
export const patientAnswer = z.enum([
  'accepted',
  'rejected',
  'asked',
  'changeAccepted',
  'changeRejected',
  'withdrawn',
]);
export type PatientAnswer = z.infer<typeof patientAnswer>;

/** Of a withdrawal the patient hears by an email with the link to their quote (`quote-news`). */
const receiptAnswer = patientAnswer.exclude(['withdrawn']);

export const responseReceiptParams = z.object({
  firstName: z.string(),
  practice: practiceFacts,
  quoteNumber: z.string(),
  answer: receiptAnswer,
});
type Params = z.infer<typeof responseReceiptParams>;

const TEMPLATES: Record<Params['answer'], MailTemplateKey> = {
  accepted: 'RECEIPT_ACCEPTED',
  rejected: 'RECEIPT_DECLINED',
  asked: 'RECEIPT_QUESTION',
  changeAccepted: 'RECEIPT_CHANGE_ACCEPTED',
  changeRejected: 'RECEIPT_CHANGE_DECLINED',
};

/** To the patient: the answer was received. */
export function responseReceipt(params: Params, style?: MailStyle): RenderedMail {
  return patientMail(TEMPLATES[params.answer], params, style);
}
