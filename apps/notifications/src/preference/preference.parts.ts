import { defineParts } from '@quillcare/service-kit';
import { CreatePreferences1764700000002 } from '../migrations/create-preferences.migration';
import { GetNotificationPreferencesQuery } from './operations/get-notification-preferences.query';
import { UpdateNotificationPreferencesHandler } from './operations/update-notification-preferences.handler';
import { PreferenceRepository } from './persistence/preference.repository';

/** What each person wants to hear, where and when. */
export const preferenceParts = defineParts({
  migrations: [CreatePreferences1764700000002],
  handlers: [GetNotificationPreferencesQuery, UpdateNotificationPreferencesHandler],
  providers: [PreferenceRepository],
});
