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
  menu: [
    {
      group: 'main',
      order: 40,
      label: 'entry.callbacks',
      to: '/callbacks',
      icon: CallbacksIcon,
      isVisible: canMakeCalls,
    },
  ],
  palette: [
    { order: 41, label: 'entry.myDay', to: '/callbacks/my-day', isVisible: canMakeCalls },
    { order: 27, label: 'entry.callbackSettings', to: SETTINGS, isVisible: isAdmin },
  ],
  tools: [
    {
      group: 'practice',
      order: 17,
      to: SETTINGS,
      title: 'entry.callbackSettings',
      does: 'tool.callbackSettings',
      icon: CallbacksIcon,
      right: updateCallbackSettings,
    },
  ],
};
