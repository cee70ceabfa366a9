import { listStaff, UserChanged } from '@quillcare/contracts';
import { on, Readings, RpcClient } from '@quillcare/service-kit';
import { UNASSIGNED } from '../../setting/callback-rotation';
import { CallbackChanges } from '../callback-changes';
import { mayCall } from '../colleagues';
import { CallbackRepository } from '../persistence/callback.repository';

/**
 * Keeps the assignee's name current on callbacks. Callbacks of a staff member who has left or may no longer make them go back to
 * the team queue.
 */
export const OnAssigneeChangedConsumer = on(
  UserChanged,
  [CallbackRepository, CallbackChanges, Readings, RpcClient],
  (callbacks, changes, readings, rpc) => ({
    /** The user as a colleague. Null if they are no longer active. */
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
        const isTheirs = colleague !== null && mayCall(colleague, subject);
        const assignee = isTheirs ? { assigneeId: userId, assigneeName: colleague.name } : UNASSIGNED;
        await changes.change(id, () => assignee, { reason: reasonFor(colleague, isTheirs) });
      }
    },
  }),
  'OnAssigneeChangedConsumer',
);

function reasonFor(colleague: object | null, isTheirs: boolean): string {
  if (colleague === null) return 'The assignee left';
  return isTheirs ? 'The assignee’s name changed' : 'The assignee may no longer make this call';
}
