import {
  NotificationPreferencesChanged,
  updateNotificationPreferences,
  type InputOf,
  type NotificationPreferences,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { changedPreference, shownPreference } from '../domain/preference';
import { PreferenceRepository } from '../persistence/preference.repository';

@Implements(updateNotificationPreferences)
export class UpdateNotificationPreferencesHandler implements Handler<typeof updateNotificationPreferences> {
  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof updateNotificationPreferences>): Promise<NotificationPreferences> {
    const person = actingStaff();
    const changed = await this.preferences.change(person.userId, (before) => changedPreference(before, body));
    this.uow.emit(NotificationPreferencesChanged, person.userId, { userId: person.userId });
    return shownPreference(changed, person);
  }
}
