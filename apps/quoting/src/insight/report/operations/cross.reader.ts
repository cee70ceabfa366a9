import { reportDivision, type ReportDivision, type ReportRowDivision } from '@quillcare/contracts';
import type { DaySpan } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { wholeMonths, type CrossPart } from '../domain/cross';
import { NAMES } from './report.reader';

const SUMS = [
  ...['quotes', 'accepted', 'done'].map((column) => `sum(${column})::int as ${column}`),
  ...['quoted_minor', 'accepted_minor'].map((column) => `sum(${column})::float8 as ${column}`),
].join(', ');

const BY_MONTH = `select value as row, to_char(day, 'YYYY-MM-01') as column, ${SUMS} from quoting.report_day
  where organisation_id = $1 and dimension = $2 and day between $3 and $4 group by 1, 2`;

const COLUMN: Record<ReportRowDivision, string> = {
  PROCEDURE: 'surgery_id::text',
  DOCTOR: 'doctor_id::text',
  SITE: 'site_id::text',
  SOURCE: 'source',
};

/** Reads whole months from their sums and the remaining days from the facts. `$5` and `$6` delimit the whole months. */
const pairSql = (value: ReportRowDivision, other: ReportRowDivision): string => {
  const facts = (days: string) => `select coalesce(${COLUMN[value]}, ''), coalesce(${COLUMN[other]}, ''), 1,
      (outcome = 'ACCEPTED')::int, is_done::int, total_minor, case when outcome = 'ACCEPTED' then total_minor else 0 end
      from quoting.report_quote where organisation_id = $1 and ${days}`;
  return `select value, other, ${SUMS} from (
    select value, other, quotes, accepted, done, quoted_minor, accepted_minor from quoting.report_pair_month
     where organisation_id = $1 and pair = $2 and day between $5 and $6
    union all ${facts('sent_on >= $3::date and sent_on <= least($4::date, $5::date - 1)')}
    union all ${facts('sent_on > $6::date and sent_on <= $4::date')}) part
   group by 1, 2`;
};

/** Reads figures divided two ways. Returns one row per pair of values, however many quotes there are. */
@Injectable()
export class CrossReader {
  constructor(private readonly reader: TenantReader) {}

  readParts(rows: ReportRowDivision, columns: ReportDivision, span: DaySpan): Promise<CrossPart[]> {
    if (columns === 'MONTH')
      return this.reader.rows<CrossPart>('quoting.report_cross_months', BY_MONTH, [rows, span.from, span.to]);
    return this.readPairs(rows, columns, span);
  }

  /** Current names for the ids of a side. */
  async readNames(by: ReportDivision, values: readonly string[]): Promise<Map<string, string>> {
    const ids = values.filter((value) => value !== '');
    if (by === 'MONTH' || by === 'SOURCE' || ids.length === 0) return new Map();
    const found = await this.reader.rows<{ id: string; name: string }>(
      `quoting.report_names_${by.toLowerCase()}`,
      `select id, (${NAMES[by]} where organisation_id = $1 and id = named.id) as name from unnest($2::uuid[]) as named (id)`,
      [ids],
    );
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  private async readPairs(
    rows: ReportRowDivision,
    columns: ReportRowDivision,
    { from, to }: DaySpan,
  ): Promise<CrossPart[]> {
    const order = reportDivision.options;
    const isTurned = order.indexOf(rows) > order.indexOf(columns);
    const [value, other] = isTurned ? [columns, rows] : [rows, columns];
    // Without a whole month, every day counts as before the first one.
    const months = wholeMonths({ from, to }) ?? { from: '9999-01-01', to: '9999-01-01' };
    type Row = Omit<CrossPart, 'row' | 'column'> & { value: string; other: string };
    const found = await this.reader.rows<Row>(
      `quoting.report_cross_${value}_${other}`.toLowerCase(),
      pairSql(value, other),
      [`${value}+${other}`, from, to, months.from, months.to],
    );
    return found.map(({ value: one, other: two, ...figures }) => ({
      ...figures,
      ...(isTurned ? { row: two, column: one } : { row: one, column: two }),
    }));
  }
}
