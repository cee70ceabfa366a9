import { listStaff, UserChanged } from '@quillcare/contracts';
import { on, Readings, RpcClient } from '@quillcare/service-kit';
import { UNASSIGNED } from '../../setting/callback-rotation';
import { CallbackChanges } from '../callback-changes';
import { mayCall } from '../colleagues';
import { CallbackRepository } from '../persistence/callback.repository';

/**
 * Keeps the assignee's name current on callbacks. Those of a staff member who has left, or may no longer make such calls, go back
 * to the team queue, because nobody else would be reminded of them.
 */
export const OnAssigneeChangedConsumer = on(
  UserChanged,
  [CallbackRepository, CallbackChanges, Readings, RpcClient],
  (callbacks, changes, readings, rpc) => ({
    /** The current name and rights. Null if the user is no longer active. */
    prepare: ({ organisationid: organisationId, data }) =>
      readings.read(async () => {
        if (!organisationId) return null;
        const { items } = await rpc.call(listStaff, { body: { organisationId } });
        return items.find(({ userId }) => userId === data.userId) ?? null;
      }),

    async handle({ organisationid, data: { userId } }, read) {
      if (!organisationid) return;
      await readings.recordIfNewest([`user:${userId}`], read);
      const colleague = read.value;
      for (const { id, subject } of await callbacks.findOpenByAssignee(userId)) {
        if (colleague && mayCall(colleague, subject)) {
          const assignee = { assigneeId: userId, assigneeName: colleague.name };
          await changes.change(id, () => assignee, { reason: 'The assignee’s name changed' });
        } else {
          const reason = colleague ? 'The assignee may no longer make such calls' : 'The assignee left';
          await changes.change(id, () => UNASSIGNED, { reason });
        }
      }
    },
  }),
  'OnAssigneeChangedConsumer',
);
