import { bounceSampleMail, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { MailReportRepository } from '../persistence/mail-report.repository';
import { ReportRecorder } from '../report-recorder';

/** What the other server says of an address that nobody has. */
const NO_SUCH_PERSON = { status: '5.1.1', detail: 'No such user here' } as const;

@Implements(bounceSampleMail)
export class BounceSampleMailHandler implements Handler<typeof bounceSampleMail> {
  constructor(
    private readonly reports: MailReportRepository,
    private readonly recorder: ReportRecorder,
  ) {}

  async handle({ body }: InputOf<typeof bounceSampleMail>): Promise<ResultOf<typeof bounceSampleMail>> {
    const mail = await this.reports.deliveredWith(body.quoteId);
    if (!mail) return { isBounced: false };
    const { id: mailId, messageId, deliveredAt } = mail;
    const event = { ...NO_SUCH_PERSON, id: `sample ${mailId}`, messageId, at: deliveredAt.toISOString() };
    const recorded = await this.recorder.recordFor(mailId, { ...event, type: 'BOUNCE' });
    // It comes back once; whoever asks again is told that it has.
    return { isBounced: recorded !== 'UNKNOWN' };
  }
}
