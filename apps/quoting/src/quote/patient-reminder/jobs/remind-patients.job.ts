import { remindPatients } from '@quillcare/contracts';
import { Clock, eachSafely, ProcessLogger, onJob, UnitOfWork } from '@quillcare/service-kit';
import { PatientReminderRepository } from '../persistence/patient-reminder.repository';
import { Reminding } from '../operations/reminding';

const BATCH = 200;

/** Takes the reminders that are due, each in a transaction of its own. */
export const RemindPatientsJob = onJob(
  remindPatients,
  [PatientReminderRepository, Reminding, UnitOfWork, Clock, ProcessLogger],
  (reminders, reminding, uow, clock, logger) => ({
    async handle() {
      const now = clock.now();
      // A reminder that fails, or that another worker is sending, waits for the next sweep and does not hold up the rest.
      const left: string[] = [];
      for (;;) {
        const due = await uow.runPlatform('reminders of all practices that are due', () =>
          reminders.due(now, BATCH, left),
        );
        const failed = await eachSafely(
          due,
          async (reminder) => {
            if (!(await reminding.settle(reminder))) left.push(reminder.id);
          },
          { job: remindPatients, logger, nameOf: ({ id }) => `reminder ${id}` },
        );
        left.push(...failed.map(({ id }) => id));
        if (due.length < BATCH) return;
      }
    },
  }),
);
