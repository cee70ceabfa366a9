import { defineParts } from '@quillcare/service-kit';
import { GetNotificationPreferencesQuery } from './operations/get-notification-preferences.query';
import { UpdateNotificationPreferencesHandler } from './operations/update-notification-preferences.handler';
import { PreferenceRepository } from './persistence/preference.repository';

/** Notification settings: what each person wants to hear of, where and when. */
export const preferenceParts = defineParts({
  handlers: [GetNotificationPreferencesQuery, UpdateNotificationPreferencesHandler],
  providers: [PreferenceRepository],
});
