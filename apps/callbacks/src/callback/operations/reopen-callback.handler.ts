import { AppError, reopenCallback, type Callback } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { implement, TenantReader } from '@quillcare/service-kit';
import { UNASSIGNED, type Assignee } from '../../setting/callback-rotation';
import { CallbackChanges } from '../callback-changes';
import { CalleeReader } from '../callee.reader';
import { Colleagues } from '../colleagues';
import type { CalleeName } from '../domain/callee';
import { reopen } from '../domain/callback';
import { CALLBACK_BY_ID } from '../persistence/callback.columns';
import type { CallbackEntity } from '../persistence/callback.entity';
import { CallRepository } from '../persistence/call.repository';
import { assertMayHandle } from './callback-access';

/** What may have changed since the callback was closed, because only open ones follow it. */
interface Present {
  name: CalleeName | null;
  assignee: Assignee;
}

/** Undoes a mistake: the call that completed the callback was not made, or is needed after all. */
export const ReopenCallbackHandler = implement(
  reopenCallback,
  [CallbackChanges, CallRepository, CalleeReader, Colleagues, TenantReader],
  (changes, calls, callees, colleagues, reader) => ({
    async prepare({ params }): Promise<Present> {
      const callback = await reader.one<Callback>('callbacks.getCallback', CALLBACK_BY_ID, [params.id]);
      if (!callback) throw new AppError('NOT_FOUND');
      assertMayHandle(callback);
      const [name, assignee] = await Promise.all([
        callees.currentNameOf(callback),
        colleagues.findAssignee(callback.assigneeId, callback.subject),
      ]);
      return { name, assignee: assignee ?? UNASSIGNED };
    },

    async handle({ params, body }, present) {
      let wasCompleted = false;
      const reopened = await changes.change(
        params.id,
        (row) => {
          wasCompleted = row.status === 'completed';
          return { ...reopen(row), ...present.assignee, ...(present.name && renamed(row, present.name)) };
        },
        { version: body.version },
      );
      if (wasCompleted) await calls.add(params.id, 'UNDONE', { notes: null, outcome: null });
      return reopened;
    },
  }),
);

function renamed({ quoteNumber, about }: CallbackEntity, name: CalleeName): Partial<CallbackEntity> {
  return { ...name, searchKey: searchKey(name.clientName, quoteNumber ?? '', about ?? '') };
}
