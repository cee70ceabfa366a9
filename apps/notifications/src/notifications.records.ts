import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';

const PLATFORM = 'belongs to the platform';
const UNDER_WAY = 'null';

/** Emails, notifications and announcements included in the archive of a departing practice. */
export const notificationsRecords: PracticeRecords = {
  exported: {
    // Contents are sealed until an email has been sent, and then erased.
    mail_message: {
      omittedColumns: { sealed_params: UNDER_WAY, lease_token: UNDER_WAY, leased_until: UNDER_WAY },
      // A restored email has no content, so one that was waiting can no longer be sent.
      back: { state: `case state when 'PENDING' then 'FAILED' else state end` },
    },
    mail_report: {},
    mail_suppression: {},
    mail_template: {},
    email_config: { omittedColumns: { sealed_password: 'null' } },
    notification: {},
    notification_archived: {},
    notification_preference: {},
    notification_read: {},
    notification_reader: {},
    digest: {},
    announcement: {},
    announcement_mark: {},
    callback_banner_dismissal: {},
  },
  notExported: {
    ...KIT_TABLES_NOT_EXPORTED,
    contact_message: PLATFORM,
    platform_announcement: PLATFORM,
    platform_announcement_mark: PLATFORM,
    mailbox_message: 'emails of an installation without a mail server, with the links in them',
    mail_server_state: 'the last tries of the practice’s mail server',
  },
};
