import { checkReminder, readConsentsInForce } from '@quillcare/contracts';
import { Clock, implement, RpcClient, UnitOfWork } from '@quillcare/service-kit';
import { isWanted, reasonAgainst, wantsReminders } from '../domain/patient-reminder';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';
import { ReminderSettingsRepository } from '../persistence/reminder-settings.repository';

/** Called just before the email is sent, because the patient may have answered or opted out while it was queued. */
export const CheckReminderQuery = implement(
  checkReminder,
  [PatientReminderRepository, ReminderSettingsRepository, RpcClient, UnitOfWork, Clock],
  (reminders, settings, rpc, uow, clock) => ({
    async prepare({ body: { organisationId, reminderId } }) {
      const reminder = await uow.runFor(organisationId, () => reminders.find(reminderId));
      if (!reminder) return true;
      const { clientId } = reminder;
      return wantsReminders(await rpc.call(readConsentsInForce, { body: { organisationId, clientId } }));
    },

    handle({ body }, isWelcome) {
      return uow.runFor(body.organisationId, async () => {
        const reminder = await reminders.find(body.reminderId);
        // The quote was erased in the meantime.
        if (!reminder) return { reason: 'WITHDRAWN' };
        const against = reasonAgainst(reminder.facts, clock.now());
        if (against) return { reason: against };
        if (!isWelcome) return { reason: 'NO_CONSENT' };
        return { reason: isWanted(reminder, await settings.inForce()) ? null : 'SWITCHED_OFF' };
      });
    },
  }),
);
