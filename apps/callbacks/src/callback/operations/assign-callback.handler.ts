import { AppError, assignCallback, type Callback } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import type { Assignee } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { Colleagues } from '../colleagues';
import { mustBeOpen } from '../domain/callback';
import { ONE_CALLBACK } from '../persistence/callback.columns';
import type { CallbackEntity } from '../persistence/callback.entity';
import { mustDealWith } from './seen-callbacks';

export const AssignCallbackHandler = implement(
  assignCallback,
  [CallbackChanges, Colleagues, TenantReader],
  (changes, colleagues, reader) => ({
    /** Permitted assignees depend on the callback's subject, which never changes, so it can be read before the transaction. */
    async prepare({ params, body }) {
      const callback = await reader.one<Callback>('callbacks.getCallback', ONE_CALLBACK, [params.id]);
      if (!callback) throw new AppError('NOT_FOUND');
      mustDealWith(callback);
      return colleagues.assignee(body.assigneeId, callback.subject);
    },

    handle({ params, body }, assignee) {
      const decide = (row: CallbackEntity): Assignee => {
        mustBeOpen(row);
        return assignee;
      };
      return changes.change(params.id, decide, { version: body.version });
    },
  }),
);
