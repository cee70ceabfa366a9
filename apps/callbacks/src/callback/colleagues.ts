import { Injectable } from '@nestjs/common';
import {
  getCallbackResource,
  can,
  invalidInput,
  listStaff,
  type CallbackSubject,
  type Rights,
} from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';
import { UNASSIGNED, type Assignee } from '../setting/callback-rotation';

/** Whether a member of the active staff may make calls of this kind. */
export function mayCall(colleague: Omit<Rights, 'isActive'>, subject: CallbackSubject): boolean {
  return can({ ...colleague, isActive: true }, getCallbackResource(subject), 'UPDATE');
}

/** Looks up the staff member a callback is assigned to, before the transaction. */
@Injectable()
export class Colleagues {
  constructor(private readonly rpc: RpcClient) {}

  /** The assignee, who must be active and allowed to make calls of this kind, or nobody. Throws for anyone else. */
  async resolveAssignee(assigneeId: string | null | undefined, subject: CallbackSubject): Promise<Assignee> {
    const { organisationId } = currentContext();
    if (!assigneeId || !organisationId) return UNASSIGNED;
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const colleague = items.find(({ userId }) => userId === assigneeId);
    if (!colleague || !mayCall(colleague, subject))
      throw invalidInput({
        path: 'assigneeId',
        message: 'Please choose an active colleague who may make calls',
      });
    return { assigneeId, assigneeName: colleague.name };
  }
}
