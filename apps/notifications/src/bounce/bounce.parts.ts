import { defineParts } from '@quillcare/service-kit';
import { BounceMailbox } from './bounce-mailbox';
import { ReadBouncesJob } from './jobs/read-bounces.job';
import { BounceSampleMailHandler } from './operations/bounce-sample-mail.handler';
import { FindMailSuppressionQuery } from './operations/find-mail-suppression.query';
import { LiftMailSuppressionHandler } from './operations/lift-mail-suppression.handler';
import { RecordMailEventsHandler } from './operations/record-mail-events.handler';
import { MailReportRepository } from './persistence/mail-report.repository';
import { SuppressionEntity } from './persistence/suppression.entity';
import { SuppressionRepository } from './persistence/suppression.repository';
import { QuoteMailPublisher } from './quote-mail-publisher';
import { ReportRecorder } from './report-recorder';

/** Bounced emails, and the addresses that are suppressed because of them. */
export const bounceParts = defineParts({
  entities: [SuppressionEntity],
  handlers: [
    RecordMailEventsHandler,
    BounceSampleMailHandler,
    FindMailSuppressionQuery,
    LiftMailSuppressionHandler,
  ],
  jobs: [ReadBouncesJob],
  providers: [SuppressionRepository, MailReportRepository, QuoteMailPublisher, ReportRecorder, BounceMailbox],
});
