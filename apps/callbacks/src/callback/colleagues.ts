import { Injectable } from '@nestjs/common';
import { callbackResource, can, invalid, listStaff, type CallbackSubject } from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';
import { NOBODY, type Assignee } from '../setting/callback-turns';

/** Looks up the staff member a callback is assigned to, before the transaction. */
@Injectable()
export class Colleagues {
  constructor(private readonly rpc: RpcClient) {}

  /** The assignee, who must be active and allowed to make calls of this kind, or nobody. Throws for anyone else. */
  async assignee(assigneeId: string | null | undefined, subject: CallbackSubject): Promise<Assignee> {
    const { organisationId } = currentContext();
    if (!assigneeId || !organisationId) return NOBODY;
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const colleague = items.find(({ userId }) => userId === assigneeId);
    const mayCall = colleague && can({ ...colleague, isActive: true }, callbackResource(subject), 'UPDATE');
    if (!mayCall)
      throw invalid({ path: 'assigneeId', message: 'Please choose an active colleague who may make calls' });
    return { assigneeId, assigneeName: colleague.name };
  }
}
