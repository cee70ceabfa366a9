import type { ProviderReport } from '@quillcare/payments';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

export interface EventOutcome {
  state: 'HANDLED' | 'IGNORED';
  note: string;
  /** Whose it was found to be. */
  organisationId: string | null;
}

/** What the provider reported: which thing, and what was made of it. In a platform scope. */
@Injectable()
export class StripeEventRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Keeps a report; whether it is still to be handled, the first time or again. */
  async keep({ id, type, isLive, objectId }: ProviderReport): Promise<boolean> {
    await this.uow.execute(
      `insert into billing.stripe_event (id, type, is_live, object_id, received_at) values ($1, $2, $3, $4, $5)
        on conflict (id) do nothing`,
      [id, type, isLive, objectId, this.uow.now()],
    );
    return (await this.waiting(id)) !== null;
  }

  async waiting(id: string): Promise<ProviderReport | null> {
    const [found] = await this.uow.query<ProviderReport>(
      `select id, type, is_live as "isLive", object_id as "objectId" from billing.stripe_event where id = $1 and state = 'WAITING'`,
      [id],
    );
    return found ?? null;
  }

  async done(id: string, { state, note, organisationId }: EventOutcome): Promise<void> {
    await this.uow.execute(
      'update billing.stripe_event set state = $2, note = $3, organisation_id = $4, handled_at = $5 where id = $1',
      [id, state, note, organisationId, this.uow.now()],
    );
  }

  /** Whose card it is, and which; null for none of ours. */
  async cardOf(providerId: string): Promise<{ organisationId: string; paymentMethodId: string } | null> {
    const [found] = await this.uow.query<{ organisationId: string; paymentMethodId: string }>(
      'select organisation_id as "organisationId", id as "paymentMethodId" from billing.payment_method where provider_id = $1',
      [providerId],
    );
    return found ?? null;
  }

  /** Whose payment it is, and which; null for none of ours. */
  async paymentOf(intentId: string): Promise<{ organisationId: string; paymentId: string } | null> {
    const [found] = await this.uow.query<{ organisationId: string; paymentId: string }>(
      'select organisation_id as "organisationId", id as "paymentId" from billing.card_payment where intent_id = $1',
      [intentId],
    );
    return found ?? null;
  }
}
