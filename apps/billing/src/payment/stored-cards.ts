import { Injectable } from '@nestjs/common';
import type { SubscriptionEventKind } from '@quillcare/contracts';
import type { ProviderCard } from '@quillcare/payments';
import { UnitOfWork } from '@quillcare/service-kit';
import { SubscriptionEventRepository } from '../subscription/persistence/subscription-event.repository';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';
import { PaymentMethodRepository, type StoredCard } from './persistence/payment-method.repository';

type Kind = Extract<SubscriptionEventKind, `PAYMENT_METHOD_${string}`>;

const DONE = {
  PAYMENT_METHOD_ADDED: ['CREATE', 'added'],
  PAYMENT_METHOD_UPDATED: ['UPDATE', 'changed'],
  PAYMENT_METHOD_REMOVED: ['DELETE', 'removed'],
} as const satisfies Record<Kind, [string, string]>;

/** Changes the cards of the transaction's practice and records it in the history and the audit trail. */
@Injectable()
export class StoredCards {
  constructor(
    private readonly methods: PaymentMethodRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly events: SubscriptionEventRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Stores the card's state from the provider. Idempotent, and ignores removed cards. Returns false if the card is not the
   * practice's.
   */
  async save(card: ProviderCard): Promise<boolean> {
    await this.methods.lock();
    if (card.customerId === null || card.customerId !== (await this.methods.findCustomerId())) return false;
    const found = await this.methods.findByProviderId(card.id);
    if (found?.isRemoved) return true;
    if (!found) {
      const added = await this.methods.add(card, (await this.methods.findDefault()) === null);
      await this.recordEvent('PAYMENT_METHOD_ADDED', added);
    } else if (isChanged(found, card)) {
      await this.recordEvent('PAYMENT_METHOD_UPDATED', await this.methods.update(found.id, card));
    }
    return true;
  }

  async makeDefault(id: string, version: number): Promise<StoredCard> {
    const seen = await this.methods.findAtVersion(id, version);
    if (seen.isDefault) return seen;
    const changed = await this.methods.makeDefault(id);
    await this.recordEvent('PAYMENT_METHOD_UPDATED', changed);
    return changed;
  }

  async remove(id: string): Promise<StoredCard> {
    const removed = await this.methods.remove(id);
    await this.recordEvent('PAYMENT_METHOD_REMOVED', removed);
    return removed;
  }

  private async recordEvent(kind: Kind, { brand, lastFour }: StoredCard): Promise<void> {
    const own = await this.subscriptions.findCurrent();
    if (!own) return;
    const [action, done] = DONE[kind];
    await this.events.recordEvent(kind, own);
    this.uow.audit({
      entityType: 'SUBSCRIPTION',
      entityId: own.id,
      action,
      entityLabel: `${brand} ${lastFour}`,
      notes: `Card ${brand} ending in ${lastFour} ${done}`,
    });
  }
}

function isChanged(found: StoredCard, card: ProviderCard): boolean {
  const { kind, brand, lastFour, expMonth, expYear } = card;
  return Object.entries({ kind, brand, lastFour, expMonth, expYear }).some(
    ([name, value]) => found[name as 'kind'] !== value,
  );
}
