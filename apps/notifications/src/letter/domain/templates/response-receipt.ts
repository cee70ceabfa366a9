import type { MailTemplateKey } from '@quillcare/contracts';
import { formatLongDate } from '@quillcare/rules';
import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { contactOf, practiceFacts, type PracticeFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

/** A patient's action. The "change" ones concern a change to a quote they had already signed. */
export const patientAnswer = z.enum([
  'accepted',
  'rejected',
  'asked',
  'changeAccepted',
  'changeRejected',
  'withdrawn',
]);
export type PatientAnswer = z.infer<typeof patientAnswer>;

/** A withdrawal is confirmed by a `quote-news` email with the link to the quote instead. */
const receiptAnswer = patientAnswer.exclude(['withdrawn']);

export const responseReceiptParams = z.object({
  firstName: z.string(),
  practice: practiceFacts,
  quoteNumber: z.string(),
  answer: receiptAnswer,
  /** Last day of the cooling-off period of what was accepted, YYYY-MM-DD. Null if there is none. */
  coolingOffEndsOn: z.string().nullable().default(null),
});
type Params = z.output<typeof responseReceiptParams>;

const TEMPLATES: Record<Params['answer'], MailTemplateKey> = {
  accepted: 'RECEIPT_ACCEPTED',
  rejected: 'RECEIPT_DECLINED',
  asked: 'RECEIPT_QUESTION',
  changeAccepted: 'RECEIPT_CHANGE_ACCEPTED',
  changeRejected: 'RECEIPT_CHANGE_DECLINED',
};

/** Confirmation to the patient that the answer was received. */
export function responseReceipt(params: Params, style?: MailStyle): RenderedMail {
  const { coolingOffEndsOn: end } = params;
  const facts = end === null ? params : { ...params, mustSay: formatCoolingOff(end, params.practice) };
  return patientMail(TEMPLATES[params.answer], facts, style);
}

/** Explains how to withdraw, in the words of the patient's page. `end` is YYYY-MM-DD. */
export function formatCoolingOff(end: string, practice: PracticeFacts): string {
  return `You can still change your mind. Until the end of ${formatLongDate(end)} you can withdraw your acceptance in any case, and it costs you nothing: open your quote with the link that we emailed you and choose “Withdraw my acceptance”, or contact us: ${contactOf(practice)}.`;
}
