import { AppError, reopenCallback, type Callback } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { implement, MergedClients, TenantReader } from '@quillcare/service-kit';
import { UNASSIGNED, type Assignee } from '../../setting/callback-rotation';
import { CallbackChanges } from '../callback-changes';
import { CalleeReader, type CurrentCallee } from '../callee.reader';
import { Colleagues } from '../colleagues';
import { reopen } from '../domain/callback';
import { CALLBACK_BY_ID } from '../persistence/callback.columns';
import type { CallbackEntity } from '../persistence/callback.entity';
import { CallRepository } from '../persistence/call.repository';
import { assertMayHandle } from './callback-access';

/** What may have changed since the callback was closed, because only open ones follow it. */
interface Present {
  callee: CurrentCallee | null;
  assignee: Assignee;
}

/** Undoes a mistake: the call that completed the callback was not made, or is needed after all. */
export const ReopenCallbackHandler = implement(
  reopenCallback,
  [CallbackChanges, CallRepository, CalleeReader, Colleagues, MergedClients, TenantReader],
  (changes, calls, callees, colleagues, clients, reader) => ({
    async prepare({ params }): Promise<Present> {
      const callback = await reader.one<Callback>('callbacks.getCallback', CALLBACK_BY_ID, [params.id]);
      if (!callback) throw new AppError('NOT_FOUND');
      assertMayHandle(callback);
      const [callee, assignee] = await Promise.all([
        callees.currentOf(callback),
        colleagues.findAssignee(callback.assigneeId, callback.subject),
      ]);
      return { callee, assignee: assignee ?? UNASSIGNED };
    },

    async handle({ params, body }, { callee, assignee }) {
      const own = callee?.clientId ?? null;
      const owner = own && (await clients.currentClientId(own));
      let wasCompleted = false;
      const reopened = await changes.change(
        params.id,
        (row) => {
          wasCompleted = row.status === 'completed';
          return { ...reopen(row), ...assignee, ...(callee && aboutNow(row, callee, owner)) };
        },
        { version: body.version },
      );
      if (wasCompleted) await calls.add(params.id, 'UNDONE', { notes: null, outcome: null });
      return reopened;
    },
  }),
);

/** `owner` is the record that the lead's client is part of by now. */
function aboutNow(
  { quoteNumber, about, clientId }: CallbackEntity,
  { clientName, clientPhone, clientId: own }: CurrentCallee,
  owner: string | null,
): Partial<CallbackEntity> {
  const link = clientId === null && { clientId: owner, clientBeforeMerge: owner === own ? null : own };
  return {
    clientName,
    clientPhone,
    ...link,
    searchKey: searchKey(clientName, quoteNumber ?? '', about ?? ''),
  };
}
