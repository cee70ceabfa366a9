import { getNotificationPreferences } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { DEFAULT_PREFERENCE, toPreferencesView } from '../domain/preference';
import { preferenceOf, PREFERENCE_COLUMNS, type PreferenceRow } from '../persistence/preference.row';

const OF_PERSON = `select ${PREFERENCE_COLUMNS} from notifications.notification_preference
  where organisation_id = $1 and user_id = $2`;

export const GetNotificationPreferencesQuery = implement(
  getNotificationPreferences,
  [TenantReader],
  (reader) => ({
    async handle() {
      const person = requireUser();
      const row = await reader.one<PreferenceRow>('notifications.preference', OF_PERSON, [person.userId]);
      return toPreferencesView(row ? preferenceOf(row) : DEFAULT_PREFERENCE, person);
    },
  }),
);
