import { rescheduleCallback } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { reschedule } from '../domain/callback';

export const RescheduleCallbackHandler = implement(
  rescheduleCallback,
  [CallbackChanges, OrganisationFacts],
  (changes, organisation) => ({
    /** Today in the practice's time zone. */
    prepare: (_input) => organisation.today(),

    handle({ params, body }, today) {
      const { version, dueDate, reason } = body;
      return changes.change(params.id, (row) => reschedule(row, dueDate, reason, today), {
        version,
        reason,
      });
    },
  }),
);
