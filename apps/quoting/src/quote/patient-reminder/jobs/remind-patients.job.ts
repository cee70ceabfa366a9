import { remindPatients } from '@quillcare/contracts';
import {
  Clock,
  eachSafely,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';
import { Reminding } from '../operations/reminding';

const BATCH = 200;

/** Takes the reminders that are due, each in a transaction of its own. */
@Processes(remindPatients)
export class RemindPatientsJob implements JobHandler<typeof remindPatients> {
  constructor(
    private readonly reminders: PatientReminderRepository,
    private readonly reminding: Reminding,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    // A reminder that fails, or that another worker is sending, waits for the next sweep and does not hold up the rest.
    const left: string[] = [];
    for (;;) {
      const due = await this.uow.runPlatform('reminders of all practices that are due', () =>
        this.reminders.due(now, BATCH, left),
      );
      const failed = await eachSafely(
        due,
        async (reminder) => {
          if (!(await this.reminding.settle(reminder))) left.push(reminder.id);
        },
        { job: remindPatients, logger: this.logger, nameOf: ({ id }) => `reminder ${id}` },
      );
      left.push(...failed.map(({ id }) => id));
      if (due.length < BATCH) return;
    }
  }
}
