import {
  readEnquiryReport,
  type EnquiryDivision,
  type EnquiryFigures,
  type EnquiryReport,
  type InputOf,
  type ReasonCount,
} from '@quillcare/contracts';
import { EMPTY_TIME_FIGURES, type DaySpan, type TimeFigures } from '@quillcare/rules';
import { Implements, RollUps, TenantReader, type Handler } from '@quillcare/service-kit';

const COUNTED = ['enquiries', 'reached', 'converted', 'quoted', 'accepted', 'done', 'lost'];
const SUMS = [
  ...COUNTED.map((column) => `coalesce(sum(${column}), 0)::int as ${column}`),
  'coalesce(sum(expected_minor), 0)::float8 as expected_minor',
].join(', ');
const BETWEEN = 'organisation_id = $1 and day between $2 and $3';
const FIGURES = `select ${SUMS} from crm.report_day where ${BETWEEN} and dimension = 'ALL'`;
const breakdownBy = (dimension: Exclude<EnquiryDivision, 'MONTH'>) =>
  `select value, ${SUMS} from crm.report_day where ${BETWEEN} and dimension = '${dimension}' group by value`;
const PARTS: Record<EnquiryDivision, string> = {
  MONTH: `select to_char(day, 'YYYY-MM-01') as value, ${SUMS} from crm.report_day where ${BETWEEN} and dimension = 'ALL' group by 1`,
  SOURCE: breakdownBy('SOURCE'),
  PROCEDURE: breakdownBy('PROCEDURE'),
  SITE: breakdownBy('SITE'),
  DOCTOR: breakdownBy('DOCTOR'),
};
const LOST = `select value as reason, sum(lost)::int as count from crm.report_day
  where ${BETWEEN} and dimension = 'REASON' group by value order by value = '', 2 desc, 1 limit 10`;
const TIMES = `select class, sum(cases)::int as cases, sum(minutes)::float8 as minutes from crm.report_time_day
  where ${BETWEEN} and measure = $4 group by class`;

type Body = InputOf<typeof readEnquiryReport>['body'];

@Implements(readEnquiryReport)
export class ReadEnquiryReportQuery implements Handler<typeof readEnquiryReport> {
  constructor(
    private readonly reader: TenantReader,
    private readonly rollUps: RollUps,
  ) {}

  async handle({ body }: InputOf<typeof readEnquiryReport>): Promise<EnquiryReport> {
    const { from, to, comparedFrom, comparedTo, by } = body;
    const now = { from, to };
    const before = comparedFrom && comparedTo ? { from: comparedFrom, to: comparedTo } : null;
    return {
      asOf: await this.rollUps.readUpToDateUntil(),
      now: await this.figures(now),
      before: before && (await this.figures(before)),
      contact: await this.times('CONTACT', now, before),
      conversion: await this.times('CONVERSION', now, before),
      lost: await this.reader.rows<ReasonCount>('crm.report_lost', LOST, [from, to]),
      parts: by ? await this.parts(by, now) : [],
    };
  }

  private async figures({ from, to }: DaySpan): Promise<EnquiryFigures> {
    const row = await this.reader.one<EnquiryFigures>('crm.report_figures', FIGURES, [from, to]);
    if (!row) throw new Error('The totals query returned no row.');
    return row;
  }

  private async parts(by: NonNullable<Body['by']>, { from, to }: DaySpan): Promise<EnquiryReport['parts']> {
    const name = `crm.report_by_${by.toLowerCase()}`;
    const rows = await this.reader.rows<EnquiryFigures & { value: string }>(name, PARTS[by], [from, to]);
    return rows.map(({ value, ...figures }) => ({ value, figures }));
  }

  private async times(measure: string, now: DaySpan, before: DaySpan | null) {
    return {
      now: await this.timesOf(measure, now),
      before: before && (await this.timesOf(measure, before)),
    };
  }

  private async timesOf(measure: string, { from, to }: DaySpan): Promise<TimeFigures> {
    type Row = { class: number; cases: number; minutes: number };
    const rows = await this.reader.rows<Row>('crm.report_times', TIMES, [from, to, measure]);
    return rows.reduce<TimeFigures>(
      (sum, row) => ({
        count: sum.count + row.cases,
        minutes: sum.minutes + row.minutes,
        classes: sum.classes.map((cases, at) => (at === row.class ? cases + row.cases : cases)),
      }),
      EMPTY_TIME_FIGURES,
    );
  }
}
