import { cancelCallback } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CallbackChanges } from '../callback-changes';
import { cancel } from '../domain/callback';

export const CancelCallbackHandler = implement(cancelCallback, [CallbackChanges], (changes) => ({
  handle({ params, body }) {
    const { version, reason } = body;
    return changes.change(params.id, (row) => cancel(row, reason), { version, reason });
  },
}));
