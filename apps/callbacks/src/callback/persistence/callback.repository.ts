import { Injectable } from '@nestjs/common';
import type { CallbackCause } from '@quillcare/contracts';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { In, IsNull } from 'typeorm';
import { CallbackEntity } from './callback.entity';

const OPEN = ['pending', 'attempted'];

/** In the audit a callback is named by its quote's number; the patient's name and phone are left out. */
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

  /** The callback of one revision of a quote that began by itself; there is at most one for each cause. */
  findFor(
    quoteId: string,
    revision: number,
    cause: Exclude<CallbackCause, 'STAFF'>,
  ): Promise<CallbackEntity | null> {
    const where = { organisationId: this.organisationId, quoteId, revision, cause, deletedAt: IsNull() };
    return this.manager.findOne(CallbackEntity, { where });
  }

  /** The open callbacks of a client. */
  openOf(clientId: string): Promise<CallbackEntity[]> {
    return this.openWhere({ clientId });
  }

  /** The open callbacks about a lead. */
  openOfLead(leadId: string): Promise<CallbackEntity[]> {
    return this.openWhere({ leadId });
  }

  /** The open callbacks that are somebody's. */
  openOfAssignee(assigneeId: string): Promise<CallbackEntity[]> {
    return this.openWhere({ assigneeId });
  }

  private openWhere(
    of: Partial<Pick<CallbackEntity, 'clientId' | 'leadId' | 'assigneeId'>>,
  ): Promise<CallbackEntity[]> {
    const where = { ...of, organisationId: this.organisationId, status: In(OPEN), deletedAt: IsNull() };
    return this.manager.find(CallbackEntity, { where: where as object, order: { id: 'ASC' } });
  }
}
