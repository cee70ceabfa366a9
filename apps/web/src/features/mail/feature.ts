import { MailIcon } from '@quillcare/ui';
import type { AdminTool, Feature, FeaturePage } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const updateEmailConfig = async () => (await import('../../shared/feature/operations')).updateEmailConfig;
const listMails = async () => (await import('../../shared/feature/operations')).listMails;
const updateMailTemplate = async () => (await import('../../shared/feature/operations')).updateMailTemplate;

const CONFIG = '/admin/email-config';
const MAILS = '/admin/mails';
const TEMPLATES = '/admin/mail-templates';

const PAGES: readonly FeaturePage[] = [
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
];

const TOOLS: readonly AdminTool[] = [
  {
    group: 'practice',
    order: 66,
    to: CONFIG,
    title: 'entry.emailConfig',
    does: 'tool.emailConfig',
    icon: MailIcon,
    right: updateEmailConfig,
  },
  {
    group: 'practice',
    order: 67,
    to: TEMPLATES,
    title: 'entry.mailTemplates',
    does: 'tool.mailTemplates',
    icon: MailIcon,
    right: updateMailTemplate,
  },
  {
    group: 'practice',
    order: 68,
    to: MAILS,
    title: 'entry.mails',
    does: 'tool.mails',
    icon: MailIcon,
    right: listMails,
  },
];

/** The practice's emails: how they are sent, their wording, and failed deliveries. */
export const mailFeature: Feature = {
  pages: PAGES,
  menu: [
    {
      group: 'management',
      order: 37,
      label: 'entry.emailConfig',
      to: CONFIG,
      icon: MailIcon,
      isVisible: isAdmin,
    },
  ],
  palette: [
    { order: 63, label: 'entry.mailTemplates', to: TEMPLATES, isVisible: isAdmin },
    { order: 64, label: 'entry.mails', to: MAILS, isVisible: isAdmin },
  ],
  tools: TOOLS,
};
