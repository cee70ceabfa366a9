import { quoteMailKind, type MailTemplateKey } from '@quillcare/contracts';
import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

const newsKind = quoteMailKind.exclude(['QUOTE', 'CODE']);

export const quoteNewsParams = z.object({
  kind: newsKind,
  firstName: z.string(),
  practice: practiceFacts,
  quoteNumber: z.string(),
  /** The patient's link: a secret. */
  link: z.string(),
});

const TEMPLATES: Record<z.infer<typeof newsKind>, MailTemplateKey> = {
  ANSWER: 'QUOTE_ANSWER',
  CONFIRM: 'CONFIRM_RECORD',
  SIGNED: 'DOCUMENT_READY',
  WITHDRAWN: 'WITHDRAWAL_RECEIVED',
  VARIATION: 'QUOTE_CHANGE',
};

/** To the patient: something happened with a quote that they know, with a link to its page. */
export function quoteNews(params: z.infer<typeof quoteNewsParams>, style?: MailStyle): RenderedMail {
  return patientMail(TEMPLATES[params.kind], params, style);
}
