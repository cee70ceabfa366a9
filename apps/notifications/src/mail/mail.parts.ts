import { defineParts } from '@quillcare/service-kit';
import { CreateMailMessage1763600000000 } from '../migrations/create-mail-message.migration';
import { OnOrganisationSignedUpConsumer } from './consumers/on-organisation-signed-up.consumer';
import { DeliveryRecorder } from './delivery-recorder';
import { DeliverMailJob } from './jobs/deliver-mail.job';
import { SendAccountMailJob } from './jobs/send-account-mail.job';
import { SendQuoteMailJob } from './jobs/send-quote-mail.job';
import { SweepMailsJob } from './jobs/sweep-mails.job';
import { MailDispatcher } from './mail-dispatcher';
import { Mailer } from './mailer';
import { MailRepository } from './persistence/mail.repository';

/** Emails and their delivery. */
export const mailParts = defineParts({
  migrations: [CreateMailMessage1763600000000],
  consumers: [OnOrganisationSignedUpConsumer],
  jobs: [SendQuoteMailJob, SendAccountMailJob, DeliverMailJob, SweepMailsJob],
  providers: [MailRepository, MailDispatcher, DeliveryRecorder, Mailer],
});
