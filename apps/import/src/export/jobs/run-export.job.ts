import { runExport, type JobData } from '@quillcare/contracts';
import type { CsvCell } from '@quillcare/rules';
import { Clock, Processes, UnitOfWork, type JobHandler, type JobRun } from '@quillcare/service-kit';
import { ActingPerson } from '../../background/acting-person';
import { BackgroundClaims, type ClaimedWork } from '../../background/background-claims';
import { BackgroundRunner } from '../../background/background-runner';
import { exportRefusal } from '../domain/export-right';
import { EXPORTED_LISTS } from '../domain/exported-lists';
import { ExportFiles, FILE_KINDS } from '../../background/export-files';
import { ExportedRows } from '../exported-rows';
import { ListExportRepository, type ExportProgress } from '../persistence/list-export.repository';
import { PartSink } from '../../practice/archive/part-sink';

/** Pages of the list per part of the file: 2,000 rows. */
const PAGES = 20;
/** Excel's maximum number of rows per sheet, including the header. */
const MAX_SHEET_ROWS = 1_048_576;

const FORBIDDEN = 'You no longer have permission to export this list.';
const TOO_MANY_ROWS = 'An Excel sheet cannot hold this many rows. Please choose CSV, or filter the list.';
const WRITE_FAILED = 'The file could not be written. Please try again.';

@Processes(runExport)
export class RunExportJob implements JobHandler<typeof runExport> {
  constructor(
    private readonly runner: BackgroundRunner,
    private readonly claims: BackgroundClaims,
    private readonly people: ActingPerson,
    private readonly rows: ExportedRows,
    private readonly exports: ListExportRepository,
    private readonly files: ExportFiles,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  handle({ organisationId, exportId }: JobData<typeof runExport>, run: JobRun): Promise<void> {
    return this.runner.run('list_export', { organisationId, id: exportId }, run, {
      work: (work) => this.write(work),
      breakOff: (work) => this.exports.finish(work, 'FAILED', WRITE_FAILED),
    });
  }

  private async write(work: ClaimedWork): Promise<void> {
    const { organisationId } = work;
    const start = await this.uow.runFor(organisationId, () => this.exports.get(work.id));
    const list = EXPORTED_LISTS[start.list];
    const personNow = this.people.rightsReader(work);
    let soFar: ExportProgress = start;
    // No cursor after the first part means the list was read completely, even if the worker died before finishing the export.
    while (soFar.partKeys.length === 0 || soFar.cursor !== null) {
      if (await this.claims.isCancelRequested(work)) return this.exports.finish(work, 'CANCELLED');
      const person = await personNow();
      if (!person || exportRefusal(start.list, person, this.clock.now()) !== null)
        return this.exports.finish(work, 'FAILED', FORBIDDEN);
      const { query, columns, headings, words, ids, timeZone, format } = start;
      const { cursor } = soFar;
      const written = await this.people.runAs(person, () =>
        this.rows.write(list, { query, columns, headings, ids, format, cursor }, PAGES, { timeZone, words }),
      );
      soFar = await this.exports.recordPart(work, soFar, written);
    }
    if (start.format === 'CSV') return this.exports.finish(work, 'COMPLETED');
    const { rowsDone } = await this.uow.runFor(organisationId, () => this.exports.get(work.id));
    if (rowsDone >= MAX_SHEET_ROWS) return this.exports.finish(work, 'FAILED', TOO_MANY_ROWS);
    await this.makeWorkbook(work, soFar.partKeys);
  }

  /** A retry after a crash starts again from the row parts, which are kept until the workbook is complete. */
  private async makeWorkbook(work: ClaimedWork, rowKeys: readonly string[]): Promise<void> {
    const { id, claim } = work;
    const keys: string[] = [];
    let sizeBytes = 0;
    const sink = new PartSink(async (at, bytes) => {
      const part = await this.files.write(id, rowKeys.length + at, claim, bytes, FILE_KINDS.XLSX);
      keys.push(part.key);
      sizeBytes += part.sizeBytes;
    });
    const { writeWorkbook } = await import('../workbook/workbook');
    await writeWorkbook(
      () => this.rowsOf(rowKeys),
      (bytes) => sink.write(bytes),
    );
    await sink.end();
    await this.exports.finishWorkbook(work, keys, sizeBytes);
  }

  private async *rowsOf(keys: readonly string[]): AsyncGenerator<CsvCell[]> {
    for (const key of keys) {
      const part = await this.files.read(key, 0, Number.MAX_SAFE_INTEGER);
      const lines = (part?.bytes.toString() ?? '').split('\n');
      for (const line of lines) if (line !== '') yield JSON.parse(line) as CsvCell[];
    }
  }
}
