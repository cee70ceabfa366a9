import { sweepCallbacks } from '@quillcare/contracts';
import { Clock, eachSafely, ProcessLogger, onJob, UnitOfWork } from '@quillcare/service-kit';
import { CallbackReminders } from '../callback-reminders';
import { ReminderRepository } from '../reminder.repository';

/** Maximum practices per sweep; the next sweep takes the rest. */
const BATCH = 500;

/**
 * Sends reminders for callbacks that became due after the practice's morning run, for example one a colleague scheduled for
 * today.
 */
export const SweepCallbacksJob = onJob(
  sweepCallbacks,
  [ReminderRepository, CallbackReminders, UnitOfWork, Clock, ProcessLogger],
  (due, reminders, uow, clock, logger) => ({
    async handle() {
      const now = clock.now();
      const practices = await uow.runPlatform('sweep: due callbacks without a reminder', () =>
        due.findDuePractices(now, BATCH),
      );
      // Each practice has its own transaction; a failed one is retried by the next sweep.
      await eachSafely(
        practices,
        ({ organisationId, day }) => uow.runFor(organisationId, () => reminders.send(day)),
        {
          job: sweepCallbacks,
          logger,
          nameOf: ({ organisationId }) => `practice ${organisationId}`,
        },
      );
    },
  }),
);
