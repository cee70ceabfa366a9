import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

export const identityCodeParams = z.object({
  firstName: z.string(),
  practice: practiceFacts,
  /** Six digits: a secret. */
  code: z.string(),
  /** Whether it is for somebody who signs for the patient. */
  isForSignatory: z.boolean().default(false),
});
type Params = z.output<typeof identityCodeParams>;

/** The code that the quote's page asks for. It carries no link, so that it is useless by itself. */
export function identityCode(params: Params, style?: MailStyle): RenderedMail {
  return patientMail(params.isForSignatory ? 'SIGNATORY_CODE' : 'IDENTITY_CODE', params, style);
}
