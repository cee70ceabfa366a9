import { z } from 'zod';
import { formatGreeting, renderLayout, type RenderedMail } from './layout';
import { patientAnswer, type PatientAnswer } from './response-receipt';

export const responseNoticeParams = z.object({
  name: z.string(),
  practiceName: z.string(),
  quoteNumber: z.string(),
  /** The quote's page for staff. */
  link: z.string(),
  answer: patientAnswer,
});
type Params = z.infer<typeof responseNoticeParams>;

const HEADLINES: Record<PatientAnswer, (quoteNumber: string) => string> = {
  accepted: (quoteNumber) => `Quote ${quoteNumber} was accepted`,
  rejected: (quoteNumber) => `Quote ${quoteNumber} was rejected`,
  changeAccepted: (quoteNumber) => `The change to quote ${quoteNumber} was accepted`,
  changeRejected: (quoteNumber) => `The change to quote ${quoteNumber} was declined`,
  withdrawn: (quoteNumber) => `The acceptance of quote ${quoteNumber} was withdrawn`,
  asked: (quoteNumber) => `There is a question about quote ${quoteNumber}`,
};

/** Notice to staff that a quote was answered. The patient and the answer are shown only after signing in. */
export function responseNotice({ name, practiceName, quoteNumber, link, answer }: Params): RenderedMail {
  const happened = HEADLINES[answer](quoteNumber);
  return renderLayout({
    subject: happened,
    greeting: formatGreeting(name),
    paragraphs: [`${happened}. Sign in to see the details.`],
    action: { label: 'View quote', url: link },
    signOff: [practiceName, 'Sent by Quillcare'],
  });
}
