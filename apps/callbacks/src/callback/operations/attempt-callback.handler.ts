import { attemptCallback } from '@quillcare/contracts';
import { Clock, implement, OrganisationFacts } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { attempt, reschedule } from '../domain/callback';
import { CallRepository } from '../persistence/call.repository';

export const AttemptCallbackHandler = implement(
  attemptCallback,
  [CallbackChanges, CallRepository, OrganisationFacts, Clock],
  (changes, calls, organisation, clock) => ({
    /** Today in the practice's time zone; needed only if the callback is rescheduled. */
    prepare: async ({ body }) => (body.nextDueDate === null ? null : organisation.today()),

    async handle({ params, body }, today) {
      const { version, nextDueDate, ...call } = body;
      const now = clock.now();
      const changed = await changes.change(
        params.id,
        (row) => {
          const tried = attempt(row, call, now);
          return nextDueDate === null || today === null
            ? tried
            : reschedule(tried, nextDueDate, null, today, 'nextDueDate');
        },
        { version, notes: call.notes },
      );
      await calls.add(params.id, 'ATTEMPTED', call);
      return changed;
    },
  }),
);
