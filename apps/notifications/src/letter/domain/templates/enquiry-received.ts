import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

export const enquiryReceivedParams = z.object({ firstName: z.string(), practice: practiceFacts });

/**
 * Thanks for an enquiry. It repeats nothing of the enquiry, because the address may be somebody else's and the topic is
 * confidential.
 */
export function enquiryReceived(
  params: z.infer<typeof enquiryReceivedParams>,
  style?: MailStyle,
): RenderedMail {
  return patientMail('ENQUIRY_RECEIVED', params, style);
}

/** Dedupe key of the thank-you email for an enquiry. There is one per enquiry. */
export function thanksKey(enquiryId: string): string {
  return `enquiry-received:${enquiryId}`;
}
