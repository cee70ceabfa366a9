import { checkReminder, readConsentsInForce } from '@quillcare/contracts';
import { Clock, implement, RpcClient, UnitOfWork } from '@quillcare/service-kit';
import { isWanted, reasonAgainst, wantsReminders } from '../domain/patient-reminder';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';
import { ReminderSettingsRepository } from '../persistence/reminder-settings.repository';

/** Asked right before the email goes: the patient may have answered while it waited, or said that they want no emails. */
export const CheckReminderQuery = implement(
  checkReminder,
  [PatientReminderRepository, ReminderSettingsRepository, RpcClient, UnitOfWork, Clock],
  (reminders, settings, rpc, uow, clock) => ({
    /** Whether the client takes emails. */
    async prepare({ body: { organisationId, reminderId } }) {
      const reminder = await uow.runFor(organisationId, () => reminders.find(reminderId));
      if (!reminder) return true;
      const { clientId } = reminder;
      return wantsReminders(await rpc.call(readConsentsInForce, { body: { organisationId, clientId } }));
    },

    handle({ body }, isWelcome) {
      return uow.runFor(body.organisationId, async () => {
        const reminder = await reminders.find(body.reminderId);
        // The quote was erased meanwhile.
        if (!reminder) return { reason: 'WITHDRAWN' };
        const against = reasonAgainst(reminder.facts, clock.now());
        if (against) return { reason: against };
        if (!isWelcome) return { reason: 'NO_CONSENT' };
        return { reason: isWanted(reminder, await settings.inForce()) ? null : 'SWITCHED_OFF' };
      });
    },
  }),
);
