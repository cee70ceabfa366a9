import { Injectable } from '@nestjs/common';
import { AppError, PaymentMethodChanged, type PaymentMethod } from '@quillcare/contracts';
import type { ProviderCard } from '@quillcare/payments';
import { newId, UnitOfWork } from '@quillcare/service-kit';

export const PAYMENT_METHOD_COLUMNS = `id, version, kind, brand, last_four as "lastFour", exp_month as "expMonth", exp_year as "expYear",
  is_default as "isDefault", to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt"`;

/** A card with its id at the provider. */
export type StoredCard = PaymentMethod & { providerId: string; isRemoved: boolean };

const STORED_CARD_COLUMNS = `${PAYMENT_METHOD_COLUMNS}, provider_id as "providerId", removed_at is not null as "isRemoved"`;

@Injectable()
export class PaymentMethodRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Returns the practice's customer id at the provider, or null. */
  async findCustomerId(): Promise<string | null> {
    const [found] = await this.uow.query<{ id: string }>(
      'select customer_id as id from billing.card_customer where organisation_id = $1',
      [this.uow.organisationId],
    );
    return found?.id ?? null;
  }

  /** Stores the practice's customer id. Does nothing if another worker has already stored one. */
  async saveCustomerId(customerId: string): Promise<void> {
    await this.uow.execute(
      `insert into billing.card_customer (organisation_id, customer_id, created_at) values ($1, $2, $3)
        on conflict (organisation_id) do nothing`,
      [this.uow.organisationId, customerId, this.uow.now()],
    );
    if ((await this.findCustomerId()) !== customerId) throw new AppError('CARDS_UNAVAILABLE');
  }

  /** Returns the card that invoices are charged to, or null. */
  async findDefault(): Promise<StoredCard | null> {
    const [found] = await this.findWhere('is_default');
    return found ?? null;
  }

  async findById(id: string): Promise<StoredCard | null> {
    const [found] = await this.findWhere('id = $2', id);
    return found ?? null;
  }

  /** Includes removed cards. */
  async findByProviderId(providerId: string): Promise<StoredCard | null> {
    const [found] = await this.findWhere('provider_id = $2', providerId);
    return found ?? null;
  }

  /** Serialises changes to the practice's cards. */
  lock(): Promise<void> {
    return this.uow.lock('payment methods');
  }

  /** Returns a card that still exists at the version the caller saw. */
  async findAtVersion(id: string, version: number): Promise<StoredCard> {
    await this.lock();
    const found = await this.findById(id);
    if (!found || found.isRemoved) throw new AppError('NOT_FOUND');
    if (found.version !== version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: found.version } });
    return found;
  }

  async add(
    { id, kind, brand, lastFour, expMonth, expYear }: ProviderCard,
    isDefault: boolean,
  ): Promise<StoredCard> {
    const [added] = await this.uow.query<StoredCard>(
      `insert into billing.payment_method
          (id, organisation_id, provider_id, kind, brand, last_four, exp_month, exp_year, is_default, added_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${STORED_CARD_COLUMNS}`,
      [
        newId(),
        this.uow.organisationId,
        id,
        kind,
        brand,
        lastFour,
        expMonth,
        expYear,
        isDefault,
        this.uow.now(),
      ],
    );
    return this.emitChanged(added);
  }

  async update(id: string, { kind, brand, lastFour, expMonth, expYear }: ProviderCard): Promise<StoredCard> {
    return this.updateColumns(id, 'kind = $3, brand = $4, last_four = $5, exp_month = $6, exp_year = $7', [
      ...[kind, brand, lastFour, expMonth, expYear],
    ]);
  }

  async makeDefault(id: string): Promise<StoredCard> {
    await this.uow.execute(
      'update billing.payment_method set is_default = false, version = version + 1 where organisation_id = $1 and is_default and id <> $2',
      [this.uow.organisationId, id],
    );
    return this.updateColumns(id, 'is_default = true', []);
  }

  remove(id: string): Promise<StoredCard> {
    return this.updateColumns(id, 'is_default = false, removed_at = $3', [this.uow.now()]);
  }

  private findWhere(condition: string, ...params: unknown[]): Promise<StoredCard[]> {
    return this.uow.query(
      `select ${STORED_CARD_COLUMNS} from billing.payment_method where organisation_id = $1 and ${condition}`,
      [this.uow.organisationId, ...params],
    );
  }

  private async updateColumns(id: string, changes: string, params: unknown[]): Promise<StoredCard> {
    const [changed] = await this.uow.query<StoredCard>(
      `update billing.payment_method set ${changes}, version = version + 1
        where organisation_id = $1 and id = $2 returning ${STORED_CARD_COLUMNS}`,
      [this.uow.organisationId, id, ...params],
    );
    return this.emitChanged(changed);
  }

  private emitChanged(card: StoredCard | undefined): StoredCard {
    if (!card) throw new AppError('NOT_FOUND');
    this.uow.emit(PaymentMethodChanged, card.id, { paymentMethodId: card.id });
    return card;
  }
}
