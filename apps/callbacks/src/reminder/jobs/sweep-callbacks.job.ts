import { sweepCallbacks } from '@quillcare/contracts';
import { Clock, ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { CallbackReminders } from '../callback-reminders';
import { ReminderRepository } from '../reminder.repository';

/** Practices of one sweep; the next one goes on. */
const BATCH = 500;

/** Reminds of calls that became due after the practice's morning, such as one that a colleague asked for today. */
@Processes(sweepCallbacks)
export class SweepCallbacksJob implements JobHandler<typeof sweepCallbacks> {
  constructor(
    private readonly due: ReminderRepository,
    private readonly reminders: CallbackReminders,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    const practices = await this.uow.runPlatform('sweep: callbacks that nobody was reminded of', () =>
      this.due.practices(now, BATCH),
    );
    for (const { organisationId, day } of practices) await this.remind(organisationId, day);
  }

  /** Each practice in its own transaction; one that fails is tried again by the next sweep. */
  private async remind(organisationId: string, day: string): Promise<void> {
    try {
      await this.uow.runFor(organisationId, () => this.reminders.give(day));
    } catch (error) {
      this.logger.failure(error, `practice ${organisationId} could not be reminded of its callbacks`);
    }
  }
}
