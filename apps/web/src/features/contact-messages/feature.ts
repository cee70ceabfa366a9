import type { Feature } from '../../shared/feature/feature';
import { isSuperAdmin } from '../../shared/feature/visibility';

const listContactMessages = async () => (await import('../../shared/feature/operations')).listContactMessages;

export const contactMessagesFeature: Feature = {
  pages: [
    {
      path: '/admin/contact-messages',
      right: listContactMessages,
      load: async () => (await import('./contact-message-list.page')).ContactMessageListPage,
    },
  ],
  entries: [
    {
      to: '/admin/contact-messages',
      label: 'entry.contactMessages',
      palette: { order: 40, isVisible: isSuperAdmin },
    },
  ],
};
