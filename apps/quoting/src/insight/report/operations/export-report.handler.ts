import {
  exportReport,
  mergeReportTexts,
  type CsvPage,
  type InputOf,
  type ReportTexts,
} from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, formatCsvLine } from '@quillcare/rules';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import {
  billedTable,
  breakdownTable,
  crossTable,
  funnelTable,
  reasonsTable,
  timesTable,
  waitingTable,
  type TableRow,
} from '../domain/report-tables';
import { ReportSourcesReader } from './report-sources';
import { ReportMaker, type ReportSources } from './report.maker';

type ExportQuery = InputOf<typeof exportReport>['query'];

@Implements(exportReport)
export class ExportReportHandler implements Handler<typeof exportReport> {
  constructor(
    private readonly reports: ReportMaker,
    private readonly sources: ReportSourcesReader,
    private readonly uow: UnitOfWork,
  ) {}

  prepare({
    query: { table: buildTable, by, rows: _rows, columns: _columns, ...days },
  }: InputOf<typeof exportReport>): Promise<ReportSources> {
    return this.sources.read(days, buildTable === 'BREAKDOWN' ? by : null);
  }

  async handle({ query, body }: InputOf<typeof exportReport>, sources: ReportSources): Promise<CsvPage> {
    const lines = await this.table(query, sources, mergeReportTexts(body.texts));
    const { days, today } = sources;
    this.uow.audit({
      entityType: 'REPORT',
      entityId: this.uow.organisationId,
      action: 'EXPORT',
      notes: `${nameOf(query)} from ${days.from} to ${days.to} as CSV; rows: ${lines.length - 1}`,
    });
    const text = [CSV_BYTE_ORDER_MARK, ...lines.map((line) => formatCsvLine(line))].join('');
    return { fileName: `report-${fileNameOf(query)}-${today}.csv`, text, nextCursor: null };
  }

  private async table(
    { table, by, rows, columns }: ExportQuery,
    sources: ReportSources,
    texts: ReportTexts,
  ): Promise<TableRow[]> {
    if (table === 'CROSS')
      return crossTable(
        await this.reports.buildCrossTable(sources.days, rows, columns),
        { rows, columns },
        texts,
      );
    if (table === 'BREAKDOWN')
      return breakdownTable(await this.reports.buildBreakdown(sources, by), by, texts);
    const make = {
      FUNNEL: funnelTable,
      TIMES: timesTable,
      WAITING: waitingTable,
      REASONS: reasonsTable,
      BILLED: billedTable,
    };
    return make[table](await this.reports.buildSummary(sources), texts);
  }
}

function nameOf({ table, by, rows, columns }: ExportQuery): string {
  if (table === 'CROSS') return `Report by ${rows.toLowerCase()} and ${columns.toLowerCase()}`;
  return table === 'BREAKDOWN' ? `Report by ${by.toLowerCase()}` : `Report: ${table.toLowerCase()}`;
}

function fileNameOf({ table, by, rows, columns }: ExportQuery): string {
  if (table === 'CROSS') return `by-${rows}-and-${columns}`.toLowerCase();
  return (table === 'BREAKDOWN' ? `by-${by}` : table).toLowerCase();
}
