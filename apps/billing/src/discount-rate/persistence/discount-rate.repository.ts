import { Injectable } from '@nestjs/common';
import type { DiscountRateAction } from '@quillcare/contracts';
import { formatRateLabel, type PlanCharge } from '@quillcare/rules';
import {
  currentContext,
  TenantRepository,
  UnitOfWork,
  type ChangeOptions,
  type NewRecord,
} from '@quillcare/service-kit';
import { DiscountRateEntity } from './discount-rate.entity';

const INSERT_EVENT = `insert into billing.discount_rate_event (organisation_id, discount_rate_id, action, at, by_name, type, value, cycle,
    starts_on, ends_on, reason, invoice_number, saved_minor)
  select organisation_id, id, $3, $4, $5, type, value, cycle, starts_on, ends_on, reason, $6, $7
    from billing.discount_rate where organisation_id = $1 and id = $2`;

/** Stores a practice's mates rates. Each change writes its history row in the same transaction. */
@Injectable()
export class DiscountRateRepository extends TenantRepository<DiscountRateEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, DiscountRateEntity, { audit: 'DISCOUNT_RATE', auditLabel: formatRateLabel });
  }

  otherActivePeriods(id: string | null): Promise<{ startsOn: string; endsOn: string | null }[]> {
    return this.uow.query(
      `select starts_on::text as "startsOn", ends_on::text as "endsOn" from billing.discount_rate
        where organisation_id = $1 and status = 'ACTIVE' and id is distinct from $2`,
      [this.organisationId, id],
    );
  }

  async add(fields: NewRecord<DiscountRateEntity>): Promise<DiscountRateEntity> {
    const row = await this.insert(fields, { reason: fields.reason });
    await this.recordEvent(row.id, 'CREATED');
    return row;
  }

  /** Changes a rate. A change without effect is not recorded in the history. */
  async change(
    id: string,
    action: DiscountRateAction,
    decide: (row: DiscountRateEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<DiscountRateEntity> {
    let before = 0;
    const row = await this.update(
      id,
      (found) => {
        before = found.version;
        return decide(found);
      },
      options,
    );
    if (row.version !== before) await this.recordEvent(id, action);
    return row;
  }

  /** Records in the history which rates an invoice used and how much each saved. */
  async recordApplied(charges: readonly PlanCharge[], invoiceNumber: string): Promise<void> {
    const saved = new Map<string, number>();
    for (const { rateId, amountMinor } of charges)
      if (rateId) saved.set(rateId, (saved.get(rateId) ?? 0) - amountMinor);
    for (const [id, savedMinor] of saved)
      await this.recordEvent(id, 'APPLIED', { invoiceNumber, savedMinor });
  }

  /** Platform scope: returns rates whose last day was before `day`, except those in `except`. */
  findEnded(
    day: string,
    limit: number,
    except: readonly string[],
  ): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `select id, organisation_id as "organisationId" from billing.discount_rate
        where status in ('ACTIVE', 'INACTIVE') and ends_on < $1 and id <> all ($2::uuid[]) order by ends_on limit $3`,
      [day, except, limit],
    );
  }

  private async recordEvent(
    id: string,
    action: DiscountRateAction,
    applied: { invoiceNumber: string; savedMinor: number } | null = null,
  ): Promise<void> {
    const { actor } = currentContext();
    const byName = actor.userId === null ? null : actor.name;
    await this.uow.execute(INSERT_EVENT, [
      ...[this.organisationId, id, action, this.uow.now(), byName],
      ...[applied?.invoiceNumber ?? null, applied?.savedMinor ?? null],
    ]);
  }
}
