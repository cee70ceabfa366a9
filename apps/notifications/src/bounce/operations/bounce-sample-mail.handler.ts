import { bounceSampleMail } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { MailReportRepository } from '../persistence/mail-report.repository';
import { ReportRecorder } from '../report-recorder';

/** The typical response of a remote server to an unknown address. */
const NO_SUCH_PERSON = { status: '5.1.1', detail: 'No such user here' } as const;

export const BounceSampleMailHandler = implement(
  bounceSampleMail,
  [MailReportRepository, ReportRecorder],
  (reports, recorder) => ({
    async handle({ body }) {
      const mail = await reports.findLatestDelivery(body.quoteId);
      if (!mail) return { isBounced: false };
      const { id: mailId, messageId, deliveredAt } = mail;
      const event = { ...NO_SUCH_PERSON, id: `sample ${mailId}`, messageId, at: deliveredAt.toISOString() };
      const recorded = await recorder.recordFor(mailId, { ...event, type: 'BOUNCE' });
      // The email bounces once; repeated calls also return true.
      return { isBounced: recorded !== 'UNKNOWN' };
    },
  }),
);
