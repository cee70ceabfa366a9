import { sweepCallbacks } from '@quillcare/contracts';
import { Clock, eachSafely, ProcessLogger, onJob, UnitOfWork } from '@quillcare/service-kit';
import { CallbackReminders } from '../callback-reminders';
import { ReminderRepository } from '../reminder.repository';

/** Practices of one sweep; the next one goes on. */
const BATCH = 500;

/** Reminds of calls that became due after the practice's morning, such as one that a colleague asked for today. */
export const SweepCallbacksJob = onJob(
  sweepCallbacks,
  [ReminderRepository, CallbackReminders, UnitOfWork, Clock, ProcessLogger],
  (due, reminders, uow, clock, logger) => ({
    async handle() {
      const now = clock.now();
      const practices = await uow.runPlatform('sweep: callbacks that nobody was reminded of', () =>
        due.practices(now, BATCH),
      );
      // Each practice in its own transaction; one that fails is tried again by the next sweep.
      await eachSafely(
        practices,
        ({ organisationId, day }) => uow.runFor(organisationId, () => reminders.give(day)),
        {
          job: sweepCallbacks,
          logger,
          nameOf: ({ organisationId }) => `practice ${organisationId}`,
        },
      );
    },
  }),
);
