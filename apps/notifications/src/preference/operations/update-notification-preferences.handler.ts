import { NotificationPreferencesChanged, updateNotificationPreferences } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { applyPreferenceChanges, toPreferencesView } from '../domain/preference';
import { PreferenceRepository } from '../persistence/preference.repository';

export const UpdateNotificationPreferencesHandler = implement(
  updateNotificationPreferences,
  [PreferenceRepository, UnitOfWork],
  (preferences, uow) => ({
    async handle({ body }) {
      const person = requireUser();
      const changed = await preferences.change(person.userId, (before) =>
        applyPreferenceChanges(before, body),
      );
      uow.emit(NotificationPreferencesChanged, person.userId, { userId: person.userId });
      return toPreferencesView(changed, person);
    },
  }),
);
