import { completeCallback } from '@quillcare/contracts';
import { Clock, implement } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { complete } from '../domain/callback';
import { CallRepository } from '../persistence/call.repository';

export const CompleteCallbackHandler = implement(
  completeCallback,
  [CallbackChanges, CallRepository, Clock],
  (changes, calls, clock) => ({
    async handle({ params, body }) {
      const { version, ...call } = body;
      const now = clock.now();
      const options = { version, notes: call.notes };
      const changed = await changes.change(params.id, (row) => complete(row, call, now), options);
      await calls.add(params.id, 'MADE', call);
      return changed;
    },
  }),
);
