import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

export const enquiryReceivedParams = z.object({ firstName: z.string(), practice: practiceFacts });

/**
 * To whoever sent the enquiry form. It repeats nothing of the enquiry: the address may be somebody else's, and what people ask a
 * surgeon is nobody's business.
 */
export function enquiryReceived(
  params: z.infer<typeof enquiryReceivedParams>,
  style?: MailStyle,
): RenderedMail {
  return patientMail('ENQUIRY_RECEIVED', params, style);
}

/** Under which key the email that thanks for an enquiry is kept: there is one of each. */
export function thanksKey(enquiryId: string): string {
  return `enquiry-received:${enquiryId}`;
}
