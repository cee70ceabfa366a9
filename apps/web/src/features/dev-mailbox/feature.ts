import type { Feature } from '../../shared/feature/feature';

export const mailboxFeature: Feature = {
  pages: [
    { path: '/dev/mailbox', right: 'public', load: async () => (await import('./mailbox.page')).MailboxPage },
  ],
};
