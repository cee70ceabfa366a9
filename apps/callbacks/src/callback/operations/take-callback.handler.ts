import { AppError, takeCallback, type InputOf } from '@quillcare/contracts';
import { currentContext, Implements, type Handler, type Wire } from '@quillcare/service-kit';
import type { Assignee } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { mustBeOpen } from '../domain/callback';
import type { CallbackEntity } from '../persistence/callback.entity';

/** The row is locked: of several people who take it at the same time the first one has it. */
@Implements(takeCallback)
export class TakeCallbackHandler implements Handler<typeof takeCallback> {
  constructor(private readonly changes: CallbackChanges) {}

  handle({ params, body }: InputOf<typeof takeCallback>): Promise<Wire<CallbackEntity>> {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    const { userId, name } = principal;
    return this.changes.change(params.id, (row): Assignee => {
      mustBeOpen(row);
      // Who has it says more than that it was changed.
      if (row.assigneeId !== null && row.assigneeId !== userId)
        throw new AppError('CALLBACK_TAKEN', { facts: { assigneeName: row.assigneeName } });
      if (body.version !== undefined && body.version !== row.version)
        throw new AppError('VERSION_CONFLICT', { facts: { version: row.version } });
      return { assigneeId: userId, assigneeName: name };
    });
  }
}
