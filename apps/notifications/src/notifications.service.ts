import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { notificationsRecords } from './notifications.records';
import { notificationsConfig } from './notifications.config';
import { bounceParts } from './bounce/bounce.parts';
import { emailConfigParts } from './email-config/email-config.parts';
import { mailTemplateParts } from './mail-template/mail-template.parts';
import { assignmentParts } from './assignment/assignment.parts';
import { announcementParts } from './announcement/announcement.parts';
import { platformAnnouncementParts } from './announcement/platform-announcement.parts';
import { callbackParts } from './callback/callback.parts';
import { caseParts } from './case/case.parts';
import { contactParts } from './contact/contact.parts';
import { deliveryParts } from './delivery/delivery.parts';
import { digestParts } from './digest/digest.parts';
import { importNewsParts } from './import/import.parts';
import { exportNewsParts } from './export/export.parts';
import { enquiryParts } from './enquiry/enquiry.parts';
import { mailParts } from './mail/mail.parts';
import { mailboxParts } from './mailbox/mailbox.parts';
import { mentionParts } from './mention/mention.parts';
import { noticeParts } from './notice/notice.parts';
import { notificationParts } from './notification/notification.parts';
import { reminderParts } from './reminder/reminder.parts';
import { preferenceParts } from './preference/preference.parts';
import { responseParts } from './response/response.parts';
import { smtpParts } from './smtp/smtp.parts';
import { trialParts } from './trial/trial.parts';
import { billingParts } from './billing/billing.parts';
import { notificationsBaseline } from './migrations/baseline.migration';

export const notificationsService = defineService({
  name: 'notifications',
  baseline: notificationsBaseline,
  config: notificationsConfig,
  parts: [
    smtpParts,
    mailParts,
    deliveryParts,
    emailConfigParts,
    mailTemplateParts,
    bounceParts,
    mailboxParts,
    notificationParts,
    preferenceParts,
    noticeParts,
    digestParts,
    contactParts,
    responseParts,
    reminderParts,
    trialParts,
    billingParts,
    callbackParts,
    caseParts,
    announcementParts,
    platformAnnouncementParts,
    exportNewsParts,
    importNewsParts,
    mentionParts,
    enquiryParts,
    assignmentParts,
    practiceRecordParts('notifications', notificationsRecords),
  ],
});
