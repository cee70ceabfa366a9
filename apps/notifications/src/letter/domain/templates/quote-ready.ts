import { formatDate } from '@quillcare/rules';
import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

export const quoteReadyParams = z.object({
  firstName: z.string(),
  practice: practiceFacts,
  /** The patient's link. Secret. */
  link: z.string(),
  /** Last day of validity, YYYY-MM-DD. */
  validUntil: z.string(),
});

/** A new quote with its link, to the patient. */
export function quoteReady(params: z.infer<typeof quoteReadyParams>, style?: MailStyle): RenderedMail {
  return patientMail('QUOTE_READY', { ...params, validUntil: formatDate(params.validUntil) }, style);
}
