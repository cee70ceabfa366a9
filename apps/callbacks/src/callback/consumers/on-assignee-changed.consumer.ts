import { listStaff, UserChanged } from '@quillcare/contracts';
import { on, Readings, RpcClient } from '@quillcare/service-kit';
import { NOBODY } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { CallbackRepository } from '../persistence/callback.repository';

/** Keeps the assignee's name current on callbacks. Callbacks of a staff member who has left go back to the team queue. */
export const OnAssigneeChangedConsumer = on(
  UserChanged,
  [CallbackRepository, CallbackChanges, Readings, RpcClient],
  (callbacks, changes, readings, rpc) => ({
    /** The current name. Null if the user is no longer active. */
    prepare: ({ organisationid: organisationId, data }) =>
      readings.read(async () => {
        if (!organisationId) return null;
        const { items } = await rpc.call(listStaff, { body: { organisationId } });
        return items.find(({ userId }) => userId === data.userId)?.name ?? null;
      }),

    async handle({ organisationid, data: { userId } }, read) {
      if (!organisationid) return;
      await readings.keep([`user:${userId}`], read);
      const name = read.value;
      const reason = name === null ? 'The assignee left' : 'The assignee’s name changed';
      const assignee = name === null ? NOBODY : { assigneeId: userId, assigneeName: name };
      for (const { id } of await callbacks.openOfAssignee(userId))
        await changes.change(id, () => assignee, { reason });
    },
  }),
  'OnAssigneeChangedConsumer',
);
