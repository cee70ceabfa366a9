import { AppError, assignCallback, type Callback } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import type { Assignee } from '../../setting/callback-rotation';
import { CallbackChanges } from '../callback-changes';
import { Colleagues } from '../colleagues';
import { assertOpen } from '../domain/callback';
import { CALLBACK_BY_ID } from '../persistence/callback.columns';
import type { CallbackEntity } from '../persistence/callback.entity';
import { assertMayHandle } from './callback-access';

export const AssignCallbackHandler = implement(
  assignCallback,
  [CallbackChanges, Colleagues, TenantReader],
  (changes, colleagues, reader) => ({
    /** Permitted assignees depend on the callback's subject, which never changes, so it can be read before the transaction. */
    async prepare({ params, body }) {
      const callback = await reader.one<Callback>('callbacks.getCallback', CALLBACK_BY_ID, [params.id]);
      if (!callback) throw new AppError('NOT_FOUND');
      assertMayHandle(callback);
      return colleagues.resolveAssignee(body.assigneeId, callback.subject);
    },

    handle({ params, body }, assignee) {
      const resolveAssignee = (row: CallbackEntity): Assignee => {
        assertOpen(row);
        return assignee;
      };
      return changes.change(params.id, resolveAssignee, { version: body.version });
    },
  }),
);
