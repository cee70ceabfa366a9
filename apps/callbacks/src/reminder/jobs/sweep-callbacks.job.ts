import { sweepCallbacks } from '@quillcare/contracts';
import {
  Clock,
  eachSafely,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
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
    // Each practice in its own transaction; one that fails is tried again by the next sweep.
    await eachSafely(
      practices,
      ({ organisationId, day }) => this.uow.runFor(organisationId, () => this.reminders.give(day)),
      {
        job: sweepCallbacks,
        logger: this.logger,
        nameOf: ({ organisationId }) => `practice ${organisationId}`,
      },
    );
  }
}
