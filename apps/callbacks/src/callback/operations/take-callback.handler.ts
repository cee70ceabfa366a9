import { AppError, takeCallback } from '@quillcare/contracts';
import { currentContext, implement } from '@quillcare/service-kit';
import type { Assignee } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { mustBeOpen } from '../domain/callback';

/** Locks the row, so that of several people taking it at once the first gets it. */
export const TakeCallbackHandler = implement(takeCallback, [CallbackChanges], (changes) => ({
  handle({ params, body }) {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    const { userId, name } = principal;
    return changes.change(params.id, (row): Assignee => {
      mustBeOpen(row);
      // Naming the current assignee is more useful than a version conflict.
      if (row.assigneeId !== null && row.assigneeId !== userId)
        throw new AppError('CALLBACK_TAKEN', { facts: { assigneeName: row.assigneeName } });
      if (body.version !== undefined && body.version !== row.version)
        throw new AppError('VERSION_CONFLICT', { facts: { version: row.version } });
      return { assigneeId: userId, assigneeName: name };
    });
  },
}));
