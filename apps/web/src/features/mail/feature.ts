import { MailIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const updateEmailConfig = async () => (await import('../../shared/feature/operations')).updateEmailConfig;
const listMails = async () => (await import('../../shared/feature/operations')).listMails;
const updateMailTemplate = async () => (await import('../../shared/feature/operations')).updateMailTemplate;

const CONFIG = '/admin/email-config';
const MAILS = '/admin/mails';
const TEMPLATES = '/admin/mail-templates';

/** The practice's emails: how they are sent, their wording, and failed deliveries. */
export const mailFeature: Feature = {
  pages: [
    {
      path: CONFIG,
      right: updateEmailConfig,
      load: async () => (await import('./email-config.page')).EmailConfigPage,
    },
    { path: MAILS, right: listMails, load: async () => (await import('./mail-list.page')).MailListPage },
    {
      path: TEMPLATES,
      right: updateMailTemplate,
      load: async () => (await import('./mail-templates.page')).MailTemplatesPage,
    },
    {
      path: `${TEMPLATES}/:key`,
      right: updateMailTemplate,
      load: async () => (await import('./mail-template.page')).MailTemplatePage,
    },
  ],
  entries: [
    {
      to: CONFIG,
      label: 'entry.emailConfig',
      icon: MailIcon,
      menu: { group: 'management', order: 37, isVisible: isAdmin },
      tool: { group: 'practice', order: 66, does: 'tool.emailConfig', right: updateEmailConfig },
    },
    {
      to: TEMPLATES,
      label: 'entry.mailTemplates',
      icon: MailIcon,
      palette: { order: 63, isVisible: isAdmin },
      tool: { group: 'practice', order: 67, does: 'tool.mailTemplates', right: updateMailTemplate },
    },
    {
      to: MAILS,
      label: 'entry.mails',
      icon: MailIcon,
      palette: { order: 64, isVisible: isAdmin },
      tool: { group: 'practice', order: 68, does: 'tool.mails', right: listMails },
    },
  ],
};
