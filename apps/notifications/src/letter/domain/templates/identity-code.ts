import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

export const identityCodeParams = z.object({
  firstName: z.string(),
  practice: practiceFacts,
  /** Six digits. Secret. */
  code: z.string(),
  /** Whether it is for somebody who signs on the patient's behalf. */
  isForSignatory: z.boolean().default(false),
});
type Params = z.output<typeof identityCodeParams>;

/** The code for confirming one's identity on the quote's page. It carries no link, so that it is useless by itself. */
export function identityCode(params: Params, style?: MailStyle): RenderedMail {
  return patientMail(params.isForSignatory ? 'SIGNATORY_CODE' : 'IDENTITY_CODE', params, style);
}
