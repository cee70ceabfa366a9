import { defineParts } from '@quillcare/service-kit';
import { OnOrganisationSignedUpConsumer } from './consumers/on-organisation-signed-up.consumer';
import { CountQuoteMailsQuery } from './count-quote-mails.query';
import { SendAccountMailJob } from './jobs/send-account-mail.job';
import { SendQuoteMailJob } from './jobs/send-quote-mail.job';
import { SweepMailsJob } from './jobs/sweep-mails.job';
import { MailDispatcher } from './mail-dispatcher';
import { MailRetrier } from './mail-retrier';
import { GetMailCountsQuery } from './operations/get-mail-counts.query';
import { ListFailedMailsQuery } from './operations/list-failed-mails.query';
import { ListMailMomentsQuery } from './operations/list-mail-moments.query';
import { ListMailsQuery } from './operations/list-mails.query';
import { PreviewMailTemplateQuery } from './operations/preview-mail-template.query';
import { ReadMailHealthQuery } from './operations/read-mail-health.query';
import { RetryMailsOfHandler } from './operations/retry-mails-of.handler';
import { RetryMailHandler } from './operations/retry-mail.handler';
import { RetryMailsHandler } from './operations/retry-mails.handler';
import { SendSimpleEmailHandler } from './operations/send-simple-email.handler';
import { WaitingMailMetrics } from './waiting-mails';
import { RetryRepository } from './persistence/retry.repository';
import { MailRepository } from './persistence/mail.repository';
import { RememberJoinedLetters1796270000000 } from './persistence/remember-joined-letters.migration';

export const mailParts = defineParts({
  migrations: [RememberJoinedLetters1796270000000],
  handlers: [
    PreviewMailTemplateQuery,
    ListFailedMailsQuery,
    ReadMailHealthQuery,
    RetryMailsOfHandler,
    CountQuoteMailsQuery,
    ListMailMomentsQuery,
    ListMailsQuery,
    GetMailCountsQuery,
    RetryMailHandler,
    RetryMailsHandler,
    SendSimpleEmailHandler,
  ],
  consumers: [OnOrganisationSignedUpConsumer],
  jobs: [SendQuoteMailJob, SendAccountMailJob, SweepMailsJob],
  providers: [MailRepository, RetryRepository, MailDispatcher, MailRetrier, WaitingMailMetrics],
});
