import { EnquiryProgressed, type EventData } from '@quillcare/contracts';
import { toWire, UnitOfWork, type RollUp } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { DAY_SUMS } from './day-sums.sql';
import { INSERT_FACTS, INSERT_QUESTIONS, UPDATE_PROGRESS } from './quote-facts.sql';

type Basis = keyof typeof DAY_SUMS;
/** The days whose sums must be recomputed. */
type Days = Record<Basis, Set<string>>;

interface Fact {
  sent_on: string;
  valid_until: string;
  accepted_on: string | null;
  lead_id: string | null;
}

const AFFECTED_COLUMNS = `sent_on::text, valid_until::text, accepted_on::text, lead_id`;

/**
 * Maintains the reports' figures: replaces the facts of the marked quotes, then the sums of the days they were or are in.
 * Everything is recomputed from the quotes themselves, so the operation is idempotent.
 */
@Injectable()
export class QuoteRollUp implements RollUp {
  constructor(private readonly uow: UnitOfWork) {}

  async apply(numbers: readonly string[], timeZone: string): Promise<void> {
    const given = [this.uow.organisationId, numbers];
    const was = await this.uow.query<Fact>(
      `delete from quoting.report_quote where organisation_id = $1 and quote_number = any ($2) returning ${AFFECTED_COLUMNS}`,
      given,
    );
    const is = await this.uow.query<Fact>(`${INSERT_FACTS} returning ${AFFECTED_COLUMNS}`, [
      ...given,
      timeZone,
    ]);
    const facts = [...was, ...is];
    const days: Days = {
      sent: new Set(facts.map(({ sent_on }) => sent_on)),
      ends: new Set(facts.map(({ valid_until }) => valid_until)),
      accepted: new Set(facts.flatMap(({ accepted_on }) => accepted_on ?? [])),
      months: new Set(facts.map(({ sent_on }) => `${sent_on.slice(0, 7)}-01`)),
      asked: await this.replaceQuestions(numbers, timeZone),
    };
    for (const basis of Object.keys(DAY_SUMS) as Basis[]) await this.sumUp(basis, [...days[basis]]);
    await this.emitProgress([...new Set(facts.flatMap(({ lead_id }) => lead_id ?? []))]);
  }

  /** Keeps the enquiries, because they come from events and cannot be recomputed here. */
  async startOver(): Promise<void> {
    const own = [this.uow.organisationId];
    const tables = new Set(Object.values(DAY_SUMS).flatMap((sums) => sums.map(({ table }) => table)));
    for (const table of [...tables, 'report_question', 'report_quote'])
      await this.uow.execute(`delete from quoting.${table} where organisation_id = $1`, own);
    await this.uow.execute(
      `insert into quoting.report_mark (organisation_id, subject)
       select distinct organisation_id, quote_number from quoting.quote where organisation_id = $1 and sent_at is not null`,
      own,
    );
  }

  /** Returns the days of the former and the new questions. */
  private async replaceQuestions(numbers: readonly string[], timeZone: string): Promise<Set<string>> {
    const given = [this.uow.organisationId, numbers];
    const was = await this.uow.query<{ asked_on: string }>(
      `delete from quoting.report_question where organisation_id = $1 and quote_number = any ($2) returning asked_on::text`,
      given,
    );
    const is = await this.uow.query<{ asked_on: string }>(`${INSERT_QUESTIONS} returning asked_on::text`, [
      ...given,
      timeZone,
    ]);
    return new Set([...was, ...is].map(({ asked_on }) => asked_on));
  }

  private async sumUp(basis: Basis, days: readonly string[]): Promise<void> {
    if (days.length === 0) return;
    const given = [this.uow.organisationId, days];
    for (const { table, whose, insert } of DAY_SUMS[basis]) {
      await this.uow.execute(
        `delete from quoting.${table} where organisation_id = $1 and day = any ($2::date[]) and ${whose}`,
        given,
      );
      await this.uow.execute(insert, given);
    }
  }

  /** Announces to crm how far the quotes of these enquiries have progressed, if that changed. */
  private async emitProgress(leadIds: readonly string[]): Promise<void> {
    if (leadIds.length === 0) return;
    const given = [this.uow.organisationId, leadIds];
    const rows = await this.uow.query<Record<string, unknown>>(UPDATE_PROGRESS, given);
    for (const row of rows) {
      const progress = toWire(row) as EventData<typeof EnquiryProgressed>;
      this.uow.emit(EnquiryProgressed, progress.leadId, progress);
    }
  }
}
