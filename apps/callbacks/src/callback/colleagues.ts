import { Injectable } from '@nestjs/common';
import {
  getCallbackResource,
  can,
  invalidInput,
  listStaff,
  type CallbackSubject,
  type ResultOf,
} from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';
import { UNASSIGNED, type Assignee } from '../setting/callback-rotation';

/** Looks up the staff member a callback is assigned to, before the transaction. */
@Injectable()
export class Colleagues {
  constructor(private readonly rpc: RpcClient) {}

  /** The assignee, who must be active and allowed to make calls of this kind, or nobody. Throws for anyone else. */
  async resolveAssignee(assigneeId: string | null | undefined, subject: CallbackSubject): Promise<Assignee> {
    const assignee = await this.findAssignee(assigneeId, subject);
    if (!assignee)
      throw invalidInput({
        path: 'assigneeId',
        message: 'Please choose an active colleague who may make calls',
      });
    return assignee;
  }

  /** The assignee as above. Null for anyone else. */
  async findAssignee(
    assigneeId: string | null | undefined,
    subject: CallbackSubject,
  ): Promise<Assignee | null> {
    const { organisationId } = currentContext();
    if (!assigneeId || !organisationId) return UNASSIGNED;
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const colleague = items.find(({ userId }) => userId === assigneeId);
    return colleague && mayCall(colleague, subject) ? { assigneeId, assigneeName: colleague.name } : null;
  }
}

/** Whether an active colleague may make calls of this kind. */
export function mayCall(
  colleague: ResultOf<typeof listStaff>['items'][number],
  subject: CallbackSubject,
): boolean {
  return can({ ...colleague, isActive: true }, getCallbackResource(subject), 'UPDATE');
}
