import type {
  BilledFigures,
  QuoteFigures,
  ReasonCount,
  ReportDivision,
  ReportSummary,
} from '@quillcare/contracts';
import type { DaySpan, TimeFigures } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { NO_QUOTES, timesOf, type ExpiryDay, type Part, type TimeClass } from '../domain/report';

const COUNTED = [
  'quotes',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'acceptance_withdrawn',
  'waiting',
  'done',
];
const SUMS = [
  ...COUNTED.map((column) => `sum(${column})::int as ${column}`),
  ...['quoted_minor', 'accepted_minor', 'waiting_minor'].map(
    (column) => `sum(${column})::float8 as ${column}`,
  ),
].join(', ');

const BETWEEN = 'organisation_id = $1 and day between $2 and $3';
const FIGURES = `select ${SUMS} from quoting.report_day where ${BETWEEN} and dimension = 'ALL' having count(*) > 0`;
const MONTHS = `select to_char(day, 'YYYY-MM-01') as value, null as name, ${SUMS}
  from quoting.report_day where ${BETWEEN} and dimension = 'ALL' group by 1`;

/** SQL for a value's current name. */
export const NAMES = {
  DOCTOR: `select concat_ws(' ', nullif(title, ''), first_name, last_name) from quoting.doctor`,
  SITE: 'select name from quoting.site',
  PROCEDURE: 'select name from quoting.surgery',
};
const partsSql = (by: 'DOCTOR' | 'SITE' | 'PROCEDURE' | 'SOURCE'): string => {
  const named =
    by !== 'SOURCE' && `${NAMES[by]} where organisation_id = $1 and id = nullif(p.value, '')::uuid`;
  return `select p.*, ${named ? `(${named})` : 'null'} as name from (select value, ${SUMS} from quoting.report_day
      where ${BETWEEN} and dimension = '${by}' group by value) p`;
};
const PARTS: Record<ReportDivision, string> = {
  MONTH: MONTHS,
  DOCTOR: partsSql('DOCTOR'),
  SITE: partsSql('SITE'),
  PROCEDURE: partsSql('PROCEDURE'),
  SOURCE: partsSql('SOURCE'),
};

const TIMES = `select class, sum(cases)::int as cases, sum(minutes)::float8 as minutes from quoting.report_time_day
  where ${BETWEEN} and measure = $4 group by class`;
const DECLINED = `select value as reason, sum(declined)::int as count from quoting.report_day
  where ${BETWEEN} and dimension = 'REASON' group by value order by value = '', 2 desc, 1 limit 10`;
const CASES = `select coalesce(sum(cases), 0)::int as cases, coalesce(sum(signed), 0)::int as signed
  from quoting.report_case_day where ${BETWEEN}`;
const BILLED_BETWEEN = `organisation_id = $1 and billed_on between $2 and $3 and deleted_at is null`;
const BILLED = `select count(distinct surgery_case_id)::int as cases, count(*)::int as lines,
    coalesce(sum(quoted_minor), 0)::float8 as quoted_minor, coalesce(sum(total_minor), 0)::float8 as billed_minor
  from quoting.billed_fee where ${BILLED_BETWEEN}`;
const BILLED_REASONS = `select reason, count(*)::int as lines, sum(total_minor - quoted_minor)::float8 as difference_minor
  from quoting.billed_fee where ${BILLED_BETWEEN} and reason is not null
  group by reason order by count(*) desc, reason`;
// At most one row per day of the longest validity.
const EXPIRY = `select day::text, quotes, value_minor::float8 from quoting.report_expiry_day where organisation_id = $1`;

/** Reads the rolled-up figures. The number of rows depends on the number of days, not of quotes. */
@Injectable()
export class ReportReader {
  constructor(private readonly reader: TenantReader) {}

  async readFigures({ from, to }: DaySpan): Promise<QuoteFigures> {
    return (await this.reader.one<QuoteFigures>('quoting.report_figures', FIGURES, [from, to])) ?? NO_QUOTES;
  }

  async readParts(by: ReportDivision, { from, to }: DaySpan): Promise<Part[]> {
    const name = `quoting.report_by_${by.toLowerCase()}`;
    const rows = await this.reader.rows<QuoteFigures & Omit<Part, 'figures'>>(name, PARTS[by], [from, to]);
    return rows.map(({ value, name: called, ...figures }) => ({ value, name: called, figures }));
  }

  async readTimes(
    measure: 'ACCEPTANCE' | 'ANSWER',
    { from, to }: DaySpan,
  ): Promise<{ times: TimeFigures; open: number }> {
    const rows = await this.reader.rows<TimeClass>('quoting.report_times', TIMES, [from, to, measure]);
    return timesOf(rows);
  }

  readDeclined({ from, to }: DaySpan): Promise<ReasonCount[]> {
    return this.reader.rows<ReasonCount>('quoting.report_declined', DECLINED, [from, to]);
  }

  async readConsent({ from, to }: DaySpan): Promise<{ cases: number; signed: number }> {
    const row = await this.reader.one<{ cases: number; signed: number }>('quoting.report_cases', CASES, [
      from,
      to,
    ]);
    return row ?? { cases: 0, signed: 0 };
  }

  async readBilled({ from, to }: DaySpan): Promise<BilledFigures> {
    const row = await this.reader.one<BilledFigures>('quoting.report_billed', BILLED, [from, to]);
    return row ?? { cases: 0, lines: 0, quotedMinor: 0, billedMinor: 0 };
  }

  billedReasons({ from, to }: DaySpan): Promise<NonNullable<ReportSummary['billed']>['reasons']> {
    return this.reader.rows('quoting.report_billed_reasons', BILLED_REASONS, [from, to]);
  }

  readExpiry(): Promise<ExpiryDay[]> {
    return this.reader.rows<ExpiryDay>('quoting.report_expiry', EXPIRY);
  }
}
