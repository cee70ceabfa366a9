import { Injectable } from '@nestjs/common';
import type { CallbackCause } from '@quillcare/contracts';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { In, IsNull } from 'typeorm';
import { CallbackEntity } from './callback.entity';

const OPEN = ['pending', 'attempted'];

/** The audit label is the quote number; the patient's name and phone number are left out. */
@Injectable()
export class CallbackRepository extends TenantRepository<CallbackEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, CallbackEntity, {
      audit: 'CALLBACK',
      auditLabel: ({ quoteNumber }) => quoteNumber,
      auditHidden: [
        ...(['searchKey', 'clientBeforeMerge', 'clientName', 'clientPhone'] as const),
        ...(['hurriedFrom', 'raisedFrom', 'assigneeName'] as const),
      ],
    });
  }

  /** The automatic callback of one revision of a quote; at most one exists per cause. */
  findByCause(
    quoteId: string,
    revision: number,
    cause: Exclude<CallbackCause, 'STAFF'>,
  ): Promise<CallbackEntity | null> {
    const where = { organisationId: this.organisationId, quoteId, revision, cause, deletedAt: IsNull() };
    return this.manager.findOne(CallbackEntity, { where });
  }

  openOf(clientId: string): Promise<CallbackEntity[]> {
    return this.findOpenWhere({ clientId });
  }

  findOpenByLead(leadId: string): Promise<CallbackEntity[]> {
    return this.findOpenWhere({ leadId });
  }

  findOpenByAssignee(assigneeId: string): Promise<CallbackEntity[]> {
    return this.findOpenWhere({ assigneeId });
  }

  private findOpenWhere(
    of: Partial<Pick<CallbackEntity, 'clientId' | 'leadId' | 'assigneeId'>>,
  ): Promise<CallbackEntity[]> {
    const where = { ...of, organisationId: this.organisationId, status: In(OPEN), deletedAt: IsNull() };
    return this.manager.find(CallbackEntity, { where: where as object, order: { id: 'ASC' } });
  }
}
