import { UnitOfWork, type RollUp } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { DAY_SUMS } from './enquiry-sums.sql';

const TABLES = ['report_day', 'report_time_day'];

/**
 * Enquiry figures by the day of receipt. The days of marked leads are recomputed from the leads themselves, so it is idempotent.
 */
@Injectable()
export class EnquiryRollUp implements RollUp {
  constructor(private readonly uow: UnitOfWork) {}

  async apply(leadIds: readonly string[], timeZone: string): Promise<void> {
    const own = this.uow.organisationId;
    // An empty mark only makes the roll-up check the practice's time zone.
    const rows = await this.uow.query<{ day: string }>(
      `select distinct (created_at at time zone $3)::date::text as day from crm.lead
        where organisation_id = $1 and id = any ($2::uuid[])`,
      [own, leadIds.filter((id) => id !== ''), timeZone],
    );
    if (rows.length === 0) return;
    const days = rows.map(({ day }) => day);
    for (const table of TABLES)
      await this.uow.execute(
        `delete from crm.${table} where organisation_id = $1 and day = any ($2::date[])`,
        [own, days],
      );
    for (const statement of DAY_SUMS) await this.uow.execute(statement, [own, days, timeZone]);
  }

  async startOver(): Promise<void> {
    const own = [this.uow.organisationId];
    for (const table of TABLES)
      await this.uow.execute(`delete from crm.${table} where organisation_id = $1`, own);
    await this.uow.execute(
      `insert into crm.report_mark (organisation_id, subject)
       select organisation_id, id::text from crm.lead where organisation_id = $1`,
      own,
    );
  }
}
