import { Injectable } from '@nestjs/common';
import type { ProviderEvent } from '@quillcare/payments';
import { UnitOfWork } from '@quillcare/service-kit';

export interface ReportOutcome {
  state: 'HANDLED' | 'IGNORED';
  note: string;
}

/** Webhook reports of practices' Stripe accounts: the reported object and the outcome. */
@Injectable()
export class DepositEventRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Stores a report. Returns whether it still has to be handled, be it new or repeated. */
  async add({ id, type, isLive, objectId }: ProviderEvent): Promise<boolean> {
    await this.uow.execute(
      `insert into quoting.deposit_event (organisation_id, id, type, is_live, object_id, received_at)
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [this.uow.organisationId, id, type, isLive, objectId, this.uow.now()],
    );
    return (await this.findWaiting(id)) !== null;
  }

  async findWaiting(id: string): Promise<ProviderEvent | null> {
    const [found] = await this.uow.query<ProviderEvent>(
      `select id, type, is_live as "isLive", object_id as "objectId" from quoting.deposit_event
        where organisation_id = $1 and id = $2 and state = 'WAITING'`,
      [this.uow.organisationId, id],
    );
    return found ?? null;
  }

  async markHandled(id: string, { state, note }: ReportOutcome): Promise<void> {
    await this.uow.execute(
      `update quoting.deposit_event set state = $3, note = $4, handled_at = $5 where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, id, state, note, this.uow.now()],
    );
  }
}
