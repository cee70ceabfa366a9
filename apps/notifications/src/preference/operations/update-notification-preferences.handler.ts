import { NotificationPreferencesChanged, updateNotificationPreferences } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { changedPreference, shownPreference } from '../domain/preference';
import { PreferenceRepository } from '../persistence/preference.repository';

export const UpdateNotificationPreferencesHandler = implement(
  updateNotificationPreferences,
  [PreferenceRepository, UnitOfWork],
  (preferences, uow) => ({
    async handle({ body }) {
      const person = actingStaff();
      const changed = await preferences.change(person.userId, (before) => changedPreference(before, body));
      uow.emit(NotificationPreferencesChanged, person.userId, { userId: person.userId });
      return shownPreference(changed, person);
    },
  }),
);
