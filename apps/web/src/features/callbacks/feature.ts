import { CallbacksIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { createsQuotes } from '../../shared/feature/visibility';

const listCallbacks = async () => (await import('../../shared/feature/operations')).listCallbacks;

export const callbacksFeature: Feature = {
  pages: [
    {
      path: '/callbacks',
      right: listCallbacks,
      load: async () => (await import('./callback-list.page')).CallbackListPage,
    },
  ],
  menu: [
    {
      group: 'main',
      order: 40,
      label: 'entry.callbacks',
      to: '/callbacks',
      icon: CallbacksIcon,
      isVisible: createsQuotes,
    },
  ],
};
