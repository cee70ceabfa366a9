import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

/** Quotes affected by price changes: drafts and those awaiting the patient. */
export const OPEN_QUOTE = `deleted_at is null and superseded_at is null and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED')`;

const ASK = `on conflict (organisation_id) do update set asked_at = excluded.asked_at`;

/** Records which practices need their open quotes checked against current prices. The quote feature performs the checks. */
@Injectable()
export class PriceChecks {
  constructor(private readonly uow: UnitOfWork) {}

  /** Requests a check because this practice's prices changed. */
  async ask(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.price_check (organisation_id, asked_at) values ($1, clock_timestamp()) ${ASK}`,
      [this.uow.organisationId],
    );
  }

  /** Requests a check for every practice because a Medicare schedule table was loaded. Needs a platform scope. */
  async askAll(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.price_check (organisation_id, asked_at)
       select organisation_id, clock_timestamp() from quoting.quote where ${OPEN_QUOTE} group by organisation_id ${ASK}`,
    );
  }

  /**
   * Requests a check for practices with a rule starting or ending around now, and for all practices when a table takes effect.
   * Needs a platform scope.
   */
  async askForNewDay(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.price_check (organisation_id, asked_at)
       select organisation_id, clock_timestamp() from quoting.pricing_rule
        where deleted_at is null and is_active
          and (effective_from in (current_date, current_date + 1) or effective_to in (current_date - 1, current_date))
        group by organisation_id ${ASK}`,
    );
    const tables = await this.uow.query(
      `select 1 from quoting.mbs_table where replaced_at is null and effective_on in (current_date, current_date + 1) limit 1`,
    );
    if (tables.length > 0) await this.askAll();
  }
}
