import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as operations from './notification.operations';
import * as platformAnnouncements from './platform-announcement.operations';
import * as announcements from './announcement.operations';
import * as accountMail from './account-mail.events';
import * as contactMessages from './contact-message.operations';
import * as failedMails from './failed-mail.operations';
import * as quoteMails from './quote-mails.operations';
import * as reminderMails from './reminder-mail.events';
import * as archive from './notification-archive.operations';
import * as preferences from './notification-preference.operations';
import * as mailTimeline from './mail-timeline.operations';
import * as emailConfig from './email-config.operations';
import * as mailHealth from './mail-health.operations';
import * as mails from './mail.operations';
import * as mailEvents from './mail-event.operations';
import * as mailSuppressions from './mail-suppression.operations';
import * as mailTemplates from './mail-template.operations';
import * as sampleBounce from './sample-bounce.operations';
import * as simpleEmail from './simple-email.operations';

export const notificationsContracts = collectContracts(
  operations,
  accountMail,
  contactMessages,
  announcements,
  platformAnnouncements,
  failedMails,
  quoteMails,
  mailTimeline,
  reminderMails,
  archive,
  preferences,
  emailConfig,
  mailHealth,
  mails,
  mailEvents,
  mailSuppressions,
  mailTemplates,
  sampleBounce,
  simpleEmail,
  PRACTICE_RECORDS.notifications,
);
