import { remindPatients } from '@quillcare/contracts';
import { Clock, eachSafely, ProcessLogger, onJob, UnitOfWork } from '@quillcare/service-kit';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';
import { ReminderSettler } from '../operations/reminder-settler';

const BATCH = 200;

/** Handles due reminders, each in its own transaction. */
export const RemindPatientsJob = onJob(
  remindPatients,
  [PatientReminderRepository, ReminderSettler, UnitOfWork, Clock, ProcessLogger],
  (reminders, reminding, uow, clock, logger) => ({
    async handle() {
      const now = clock.now();
      // Reminders that failed or are held by another worker wait for the next sweep and do not block the others.
      const skipped: string[] = [];
      for (;;) {
        const due = await uow.runPlatform('reminders of all practices that are due', () =>
          reminders.due(now, BATCH, skipped),
        );
        const failed = await eachSafely(
          due,
          async (reminder) => {
            if (!(await reminding.settle(reminder))) skipped.push(reminder.id);
          },
          { job: remindPatients, logger, nameOf: ({ id }) => `reminder ${id}` },
        );
        skipped.push(...failed.map(({ id }) => id));
        if (due.length < BATCH) return;
      }
    },
  }),
);
