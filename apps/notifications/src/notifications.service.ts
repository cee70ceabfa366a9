import { defineService } from '@quillcare/service-kit';
import { notificationsConfig } from './notifications.config';
import { callbackParts } from './callback/callback.parts';
import { contactParts } from './contact/contact.parts';
import { mailParts } from './mail/mail.parts';
import { mailboxParts } from './mailbox/mailbox.parts';
import { notificationParts } from './notification/notification.parts';
import { responseParts } from './response/response.parts';

/** Emails and their delivery, and the notification centre. */
export const notificationsService = defineService({
  name: 'notifications',
  config: notificationsConfig,
  parts: [mailParts, mailboxParts, notificationParts, contactParts, responseParts, callbackParts],
});
