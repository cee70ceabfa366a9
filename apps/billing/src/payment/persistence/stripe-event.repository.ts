import type { ProviderEvent } from '@quillcare/payments';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

export interface EventOutcome {
  state: 'HANDLED' | 'IGNORED';
  note: string;
  /** The practice it concerned. Null if it was ignored. */
  organisationId: string | null;
}

/** Stores provider events by object id, with their outcome. Runs in a platform scope. */
@Injectable()
export class StripeEventRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Stores an event. Returns whether it still has to be processed, also when it is delivered again. */
  async save({ id, type, isLive, objectId }: ProviderEvent): Promise<boolean> {
    await this.uow.execute(
      `insert into billing.stripe_event (id, type, is_live, object_id, received_at) values ($1, $2, $3, $4, $5)
        on conflict (id) do nothing`,
      [id, type, isLive, objectId, this.uow.now()],
    );
    return (await this.findPending(id)) !== null;
  }

  async findPending(id: string): Promise<ProviderEvent | null> {
    const [found] = await this.uow.query<ProviderEvent>(
      `select id, type, is_live as "isLive", object_id as "objectId" from billing.stripe_event where id = $1 and state = 'WAITING'`,
      [id],
    );
    return found ?? null;
  }

  async recordOutcome(id: string, { state, note, organisationId }: EventOutcome): Promise<void> {
    await this.uow.execute(
      'update billing.stripe_event set state = $2, note = $3, organisation_id = $4, handled_at = $5 where id = $1',
      [id, state, note, organisationId, this.uow.now()],
    );
  }

  /** Returns the practice and id of a card, or null if it is not one of ours. */
  async findCard(providerId: string): Promise<{ organisationId: string; paymentMethodId: string } | null> {
    const [found] = await this.uow.query<{ organisationId: string; paymentMethodId: string }>(
      'select organisation_id as "organisationId", id as "paymentMethodId" from billing.payment_method where provider_id = $1',
      [providerId],
    );
    return found ?? null;
  }

  /** Returns the practice and id of a payment, or null if it is not one of ours. */
  async findPayment(intentId: string): Promise<{ organisationId: string; paymentId: string } | null> {
    const [found] = await this.uow.query<{ organisationId: string; paymentId: string }>(
      'select organisation_id as "organisationId", id as "paymentId" from billing.card_payment where intent_id = $1',
      [intentId],
    );
    return found ?? null;
  }
}
