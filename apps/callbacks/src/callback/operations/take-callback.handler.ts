import { AppError, takeCallback } from '@quillcare/contracts';
import { currentContext, implement } from '@quillcare/service-kit';
import type { Assignee } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { mustBeOpen } from '../domain/callback';

/** The row is locked: of several people who take it at the same time the first one has it. */
export const TakeCallbackHandler = implement(takeCallback, [CallbackChanges], (changes) => ({
  handle({ params, body }) {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    const { userId, name } = principal;
    return changes.change(params.id, (row): Assignee => {
      mustBeOpen(row);
      // Who has it says more than that it was changed.
      if (row.assigneeId !== null && row.assigneeId !== userId)
        throw new AppError('CALLBACK_TAKEN', { facts: { assigneeName: row.assigneeName } });
      if (body.version !== undefined && body.version !== row.version)
        throw new AppError('VERSION_CONFLICT', { facts: { version: row.version } });
      return { assigneeId: userId, assigneeName: name };
    });
  },
}));
