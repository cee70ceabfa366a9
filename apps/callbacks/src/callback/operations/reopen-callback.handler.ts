import { reopenCallback } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { reopen } from '../domain/callback';
import { CallRepository } from '../persistence/call.repository';

/** Undoes a mistake: the call that completed the callback was not made, or is needed after all. */
export const ReopenCallbackHandler = implement(
  reopenCallback,
  [CallbackChanges, CallRepository],
  (changes, calls) => ({
    async handle({ params, body }) {
      let wasCompleted = false;
      const reopened = await changes.change(
        params.id,
        (row) => {
          wasCompleted = row.status === 'completed';
          return reopen(row);
        },
        { version: body.version },
      );
      if (wasCompleted) await calls.add(params.id, 'UNDONE', { notes: null, outcome: null });
      return reopened;
    },
  }),
);
