import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

export const identityCodeParams = z.object({
  firstName: z.string(),
  practice: practiceFacts,
  /** Six digits: a secret. */
  code: z.string(),
});

/** To the patient: the code that the quote's page asks for. It carries no link, so that it is useless by itself. */
export function identityCode(params: z.infer<typeof identityCodeParams>, style?: MailStyle): RenderedMail {
  return patientMail('IDENTITY_CODE', params, style);
}
