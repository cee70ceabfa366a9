import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { In, IsNull } from 'typeorm';
import { CallbackEntity } from './callback.entity';

/** In the audit a callback is named by its quote's number; the patient's name and phone are left out. */
@Injectable()
export class CallbackRepository extends TenantRepository<CallbackEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, CallbackEntity, {
      audit: 'CALLBACK',
      auditLabel: ({ quoteNumber }) => quoteNumber,
      auditHidden: ['searchKey', 'clientName', 'clientPhone'],
    });
  }

  /** The callback of one revision of a quote; there is at most one. */
  findFor(quoteId: string, revision: number): Promise<CallbackEntity | null> {
    const where = { organisationId: this.organisationId, quoteId, revision, deletedAt: IsNull() };
    return this.manager.findOne(CallbackEntity, { where });
  }

  /** How many open callbacks are due on a day, and how many were due before it. */
  async countDue(day: string): Promise<{ dueToday: number; overdue: number }> {
    const [counts] = await this.uow.query<{ dueToday: number; overdue: number }>(
      `select count(*) filter (where due_date = $2) as "dueToday", count(*) filter (where due_date < $2) as overdue
         from callbacks.callback
        where organisation_id = $1 and status in ('pending', 'attempted') and due_date <= $2 and deleted_at is null`,
      [this.organisationId, day],
    );
    return counts ?? { dueToday: 0, overdue: 0 };
  }

  /** The open callbacks of a client. */
  openOf(clientId: string): Promise<CallbackEntity[]> {
    const where = {
      organisationId: this.organisationId,
      clientId,
      status: In(['pending', 'attempted']),
      deletedAt: IsNull(),
    };
    return this.manager.find(CallbackEntity, { where, order: { id: 'ASC' } });
  }
}
