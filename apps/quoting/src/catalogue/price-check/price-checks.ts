import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

/** The quotes that a change of prices concerns: drafts, and those that wait for the patient. */
export const OPEN_QUOTE = `deleted_at is null and superseded_at is null and status in ('DRAFT', 'SENT', 'QUERY_RECEIVED')`;

const ASK = `on conflict (organisation_id) do update set asked_at = excluded.asked_at`;

/** Which practices' open quotes are to be compared with today's prices; the quotes' room does it. */
@Injectable()
export class PriceChecks {
  constructor(private readonly uow: UnitOfWork) {}

  /** The prices of this practice changed. */
  async ask(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.price_check (organisation_id, asked_at) values ($1, clock_timestamp()) ${ASK}`,
      [this.uow.organisationId],
    );
  }

  /** In the platform scope: a table of Medicare's schedule was loaded, so that every practice is looked at. */
  async askAll(): Promise<void> {
    await this.uow.execute(
      `insert into quoting.price_check (organisation_id, asked_at)
       select organisation_id, clock_timestamp() from quoting.quote where ${OPEN_QUOTE} group by organisation_id ${ASK}`,
    );
  }

  /** In the platform scope: asks for practices with a rule that begins or ends about now, and for all when a table comes into force. */
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
