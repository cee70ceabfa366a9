import { checkReminder, readConsentsInForce, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, RpcClient, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { isWanted, reasonAgainst, wantsReminders } from '../domain/patient-reminder';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';
import { ReminderSettingsRepository } from '../persistence/reminder-settings.repository';

type Input = InputOf<typeof checkReminder>;

/** Asked right before the email goes: the patient may have answered while it waited, or said that they want no emails. */
@Implements(checkReminder)
export class CheckReminderQuery implements Handler<typeof checkReminder> {
  constructor(
    private readonly reminders: PatientReminderRepository,
    private readonly settings: ReminderSettingsRepository,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Whether the client takes emails. */
  async prepare({ body: { organisationId, reminderId } }: Input): Promise<boolean> {
    const reminder = await this.uow.runFor(organisationId, () => this.reminders.find(reminderId));
    if (!reminder) return true;
    const { clientId } = reminder;
    return wantsReminders(await this.rpc.call(readConsentsInForce, { body: { organisationId, clientId } }));
  }

  handle({ body }: Input, isWelcome: boolean): Promise<ResultOf<typeof checkReminder>> {
    return this.uow.runFor(body.organisationId, async () => {
      const reminder = await this.reminders.find(body.reminderId);
      // The quote was erased meanwhile.
      if (!reminder) return { reason: 'WITHDRAWN' };
      const against = reasonAgainst(reminder.facts, this.clock.now());
      if (against) return { reason: against };
      if (!isWelcome) return { reason: 'NO_CONSENT' };
      return { reason: isWanted(reminder, await this.settings.inForce()) ? null : 'SWITCHED_OFF' };
    });
  }
}
