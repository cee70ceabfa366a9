import { defineService } from '@quillcare/service-kit';
import { ListContactMessagesQuery } from './contact/operations/list-contact-messages.query';
import { SendContactMessageHandler } from './contact/operations/send-contact-message.handler';
import { ContactMessageEntity } from './contact/persistence/contact-message.entity';
import { ContactMessageRepository } from './contact/persistence/contact-message.repository';
import { OnOrganisationSignedUpConsumer } from './mail/consumers/on-organisation-signed-up.consumer';
import { DeliverMailJob } from './mail/jobs/deliver-mail.job';
import { SendAccountMailJob } from './mail/jobs/send-account-mail.job';
import { SendQuoteMailJob } from './mail/jobs/send-quote-mail.job';
import { SweepMailsJob } from './mail/jobs/sweep-mails.job';
import { MailDispatcher } from './mail/mail-dispatcher';
import { DeliveryRecorder } from './mail/delivery-recorder';
import { Mailer } from './mail/mailer';
import { MailRepository } from './mail/persistence/mail.repository';
import { LocalMailbox } from './mailbox/local-mailbox';
import { ListMailboxQuery } from './mailbox/operations/list-mailbox.query';
import { CreateContactMessage1763600003000 } from './migrations/create-contact-message.migration';
import { CreateMailMessage1763600000000 } from './migrations/create-mail-message.migration';
import { CreateMailboxMessage1763600001000 } from './migrations/create-mailbox-message.migration';
import { CreateNotification1763600002000 } from './migrations/create-notification.migration';
import { CreateNotificationReader1763600005000 } from './migrations/create-notification-reader.migration';
import { IndexNotifications1763600004000 } from './migrations/index-notifications.migration';
import { NotificationRaiser } from './notification/notification-raiser';
import { ListNotificationsQuery } from './notification/operations/list-notifications.query';
import { MarkAllNotificationsReadHandler } from './notification/operations/mark-all-notifications-read.handler';
import { MarkNotificationReadHandler } from './notification/operations/mark-notification-read.handler';
import { NotificationEntity } from './notification/persistence/notification.entity';
import { NotificationRepository } from './notification/persistence/notification.repository';
import { ReadMarkRepository } from './notification/persistence/read-mark.repository';
import { notificationsConfig } from './notifications.config';
import { OnQuoteAcceptedConsumer } from './response/consumers/on-quote-accepted.consumer';
import { OnQuoteLinkLockedConsumer } from './response/consumers/on-quote-link-locked.consumer';
import { OnQuoteQueryReceivedConsumer } from './response/consumers/on-quote-query-received.consumer';
import { OnQuoteRejectedConsumer } from './response/consumers/on-quote-rejected.consumer';
import { ResponseNotifier } from './response/response-notifier';

/** Emails and their delivery, and the notification centre. */
export const notificationsService = defineService({
  name: 'notifications',
  config: notificationsConfig,
  entities: [NotificationEntity, ContactMessageEntity],
  migrations: [
    CreateMailMessage1763600000000,
    CreateMailboxMessage1763600001000,
    CreateNotification1763600002000,
    CreateContactMessage1763600003000,
    IndexNotifications1763600004000,
    CreateNotificationReader1763600005000,
  ],
  handlers: [
    ListNotificationsQuery,
    MarkNotificationReadHandler,
    MarkAllNotificationsReadHandler,
    ListMailboxQuery,
    SendContactMessageHandler,
    ListContactMessagesQuery,
  ],
  consumers: [
    OnOrganisationSignedUpConsumer,
    OnQuoteAcceptedConsumer,
    OnQuoteRejectedConsumer,
    OnQuoteQueryReceivedConsumer,
    OnQuoteLinkLockedConsumer,
  ],
  jobs: [SendQuoteMailJob, SendAccountMailJob, DeliverMailJob, SweepMailsJob],
  providers: [
    MailRepository,
    MailDispatcher,
    DeliveryRecorder,
    Mailer,
    LocalMailbox,
    NotificationRepository,
    NotificationRaiser,
    ReadMarkRepository,
    ResponseNotifier,
    ContactMessageRepository,
  ],
});
