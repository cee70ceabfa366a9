import type {
  EnquiryReport,
  ReportBreakdown,
  ReportCross,
  ReportDays,
  ReportDivision,
  ReportRowDivision,
  ReportSummary,
} from '@quillcare/contracts';
import type { DaySpan } from '@quillcare/rules';
import { RollUps } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { crossOf } from '../domain/cross';
import { rowsOf, spansOf, summariseWaiting, type Part, type Spans } from '../domain/report';
import { CrossReader } from './cross.reader';
import { ReportReader } from './report.reader';

/** Data from other services, read before the report's own figures. */
export interface ReportSources {
  /** Null if crm was unavailable. */
  enquiries: EnquiryReport | null;
  days: ReportDays;
  /** In the practice's time zone. */
  today: string;
}

/** Assembles a report from quotes here and enquiries from crm. */
@Injectable()
export class ReportMaker {
  constructor(
    private readonly reader: ReportReader,
    private readonly crosses: CrossReader,
    private readonly rollUps: RollUps,
  ) {}

  async buildSummary({ days, enquiries, today }: ReportSources): Promise<ReportSummary> {
    const spans = spansOf(days);
    // Sequential: each takes a millisecond, and in parallel they would use up the process's connections.
    const quotes = await forBothSpans(spans, (span) => this.reader.readFigures(span));
    const answer = await forBothSpans(spans, (span) => this.reader.readTimes('ANSWER', span));
    const acceptance = await forBothSpans(spans, (span) => this.reader.readTimes('ACCEPTANCE', span));
    const consent = await forBothSpans(spans, (span) => this.reader.readConsent(span));
    const declined = await this.reader.readDeclined(spans.now);
    const expiry = await this.reader.readExpiry();
    const billed = await forBothSpans(spans, (span) => this.reader.readBilled(span));
    const reasons = await this.reader.billedReasons(spans.now);
    const asOf = await this.asOf(enquiries);
    return {
      asOf,
      missing: enquiries ? [] : ['ENQUIRIES'],
      enquiries: enquiries && { now: enquiries.now, before: enquiries.before },
      quotes,
      times: {
        contact: enquiries && enquiries.contact,
        answer: { now: answer.now.times, before: answer.before && answer.before.times },
        acceptance: { now: acceptance.now.times, before: acceptance.before && acceptance.before.times },
        conversion: enquiries && enquiries.conversion,
      },
      unanswered: answer.now.open,
      waiting: summariseWaiting(expiry, today),
      lost: enquiries && enquiries.lost,
      declined,
      consent,
      billed: { ...billed, reasons },
    };
  }

  async buildBreakdown({ days, enquiries }: ReportSources, by: ReportDivision): Promise<ReportBreakdown> {
    const spans = spansOf(days);
    const parts = await forBothSpans(spans, (span) => this.reader.readParts(by, span));
    const asOf = await this.asOf(enquiries);
    return {
      asOf,
      missing: enquiries ? [] : ['ENQUIRIES'],
      rows: rowsOf(by, {
        spans,
        now: parts.now,
        before: parts.before ?? [],
        enquiries: enquiries && (await this.withNames(by, enquiries.parts, parts.now)),
      }),
    };
  }

  /** Values without a quote get their names from the directory. */
  private async withNames(by: ReportDivision, parts: EnquiryReport['parts'], known: readonly Part[]) {
    const values = parts
      .map(({ value }) => value)
      .filter((value) => !known.some((one) => one.value === value));
    const names = await this.crosses.readNames(by, values);
    return parts.map((part) => ({ ...part, name: names.get(part.value) ?? null }));
  }

  async buildCrossTable(
    { from, to }: ReportDays,
    rows: ReportRowDivision,
    columns: ReportDivision,
  ): Promise<ReportCross> {
    const span = { from, to };
    const parts = await this.crosses.readParts(rows, columns, span);
    const valuesOf = (side: 'row' | 'column') => [...new Set(parts.map((part) => part[side]))];
    const names = {
      rows: await this.crosses.readNames(rows, valuesOf('row')),
      columns: await this.crosses.readNames(columns, valuesOf('column')),
    };
    return { asOf: await this.rollUps.readUpToDateUntil(), ...crossOf(parts, columns, span, names) };
  }

  /** The older of the two services' roll-up times. */
  private async asOf(enquiries: EnquiryReport | null): Promise<string> {
    const own = await this.rollUps.readUpToDateUntil();
    return enquiries && enquiries.asOf < own ? enquiries.asOf : own;
  }
}

async function forBothSpans<T>(
  { now, before }: Spans,
  read: (span: DaySpan) => Promise<T>,
): Promise<{ now: T; before: T | null }> {
  return { now: await read(now), before: before && (await read(before)) };
}
