import { CallbacksIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin, canMakeCalls } from '../../shared/feature/visibility';

const operations = () => import('../../shared/feature/operations');
const listCallbacks = async () => (await operations()).listCallbacks;
const completeCallback = async () => (await operations()).completeCallback;
const updateCallbackSettings = async () => (await operations()).updateCallbackSettings;

const SETTINGS = '/admin/callback-settings';

export const callbacksFeature: Feature = {
  pages: [
    {
      path: '/callbacks',
      right: listCallbacks,
      load: async () => (await import('./callback-list.page')).CallbackListPage,
    },
    {
      path: '/callbacks/my-day',
      right: completeCallback,
      load: async () => (await import('./my-day.page')).MyDayPage,
    },
    {
      path: '/callbacks/calendar',
      right: listCallbacks,
      load: async () => (await import('./callback-calendar.page')).CallbackCalendarPage,
    },
    {
      path: SETTINGS,
      right: updateCallbackSettings,
      load: async () => (await import('./callback-settings.page')).CallbackSettingsPage,
    },
  ],
  entries: [
    {
      to: '/callbacks',
      label: 'entry.callbacks',
      icon: CallbacksIcon,
      menu: { group: 'main', order: 40, isVisible: canMakeCalls },
    },
    { to: '/callbacks/my-day', label: 'entry.myDay', palette: { order: 41, isVisible: canMakeCalls } },
    {
      to: SETTINGS,
      label: 'entry.callbackSettings',
      icon: CallbacksIcon,
      palette: { order: 27, isVisible: isAdmin },
      tool: { group: 'practice', order: 17, does: 'tool.callbackSettings', right: updateCallbackSettings },
    },
  ],
};
