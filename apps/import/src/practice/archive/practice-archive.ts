import {
  ARCHIVE_FORMAT,
  ARCHIVE_MANIFEST,
  ARCHIVE_README,
  archivePaths,
  type PracticeArchive,
  type RecordFile,
} from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, formatCsvLine, todayIn } from '@quillcare/rules';
import { ArchiveCounts } from '../domain/archive-counts';
import { buildReadme } from '../domain/readme';
import { recordLine } from '../domain/record-cells';
import { batchTexts } from './batch-texts';
import type { EncryptedZip } from './encrypted-zip';
import type { RecordSource, SourceTable } from './record-source';

type Row = Record<string, unknown>;

export interface ArchiveProgress {
  tablesDone: number;
  tablesTotal: number;
  records: number;
  documents: number;
}

export interface ArchiveOptions {
  organisationId: string;
  zip: Pick<EncryptedZip, 'add' | 'close' | 'files'>;
  /** The practice's own. Its day is named to people; the manifest has instants. */
  timeZone: string;
  now: () => Date;
  /** Called after each table and document and every few hundred rows. May throw to abort the work. */
  progressed: (progress: ArchiveProgress) => Promise<void>;
}

const ROWS_PER_REPORT = 500;

/** Writes a practice's archive: everything the services deliver, then the manifest. */
export class PracticeArchiver {
  private readonly counts = new ArchiveCounts();
  private readonly tables: PracticeArchive['tables'] = [];
  private readonly documents: PracticeArchive['documents'] = [];
  private readonly missing: PracticeArchive['missing'] = [];
  private tablesTotal = 0;

  constructor(
    private readonly source: RecordSource,
    private readonly work: ArchiveOptions,
  ) {}

  async write(): Promise<void> {
    const started = this.work.now();
    const startedAt = started.toISOString();
    const readme = buildReadme(todayIn(started, this.work.timeZone));
    await this.work.zip.add(ARCHIVE_README, singleChunk(readme), { open: true });
    const tables = await this.source.listTables(this.work.organisationId);
    this.tablesTotal = tables.length;
    for (const table of tables) await this.writeTable(table);
    await this.work.zip.add(
      ARCHIVE_MANIFEST,
      singleChunk(`${JSON.stringify(this.buildManifest(startedAt), null, 1)}\n`),
    );
    await this.work.zip.close();
  }

  private async writeTable(table: SourceTable): Promise<void> {
    const { service, name, columns } = table;
    const paths = archivePaths(service, name);
    const before = this.counts.records;
    await this.work.zip.add(paths.jsonLines, batchTexts(this.jsonLines(table)));
    const rows = this.counts.records - before;
    await this.work.zip.add(paths.csv, batchTexts(this.csvLines(table)));
    if (table.hasFiles)
      for await (const file of this.source.readFiles(this.work.organisationId, table))
        await this.writeFile(table, file);
    this.tables.push({ service, table: name, columns, rows, ...paths });
    await this.reportProgress();
  }

  private async *jsonLines(table: SourceTable): AsyncGenerator<string> {
    for await (const line of this.source.readLines(this.work.organisationId, table)) {
      this.counts.add(`${table.service}.${table.name}`, JSON.parse(line) as Row);
      if (this.counts.records % ROWS_PER_REPORT === 0) await this.reportProgress();
      yield `${line}\n`;
    }
  }

  // Reads the table again rather than buffering it: it may exceed the worker's memory or disk.
  private async *csvLines(table: SourceTable): AsyncGenerator<string> {
    yield CSV_BYTE_ORDER_MARK + formatCsvLine(table.columns);
    for await (const line of this.source.readLines(this.work.organisationId, table))
      yield recordLine(table.columns, JSON.parse(line) as Row);
  }

  private async writeFile(table: SourceTable, file: RecordFile): Promise<void> {
    const { service, name } = table;
    const { id, mediaType } = file;
    // Document names may contain patient names, and a zip's file list is not encrypted.
    const path = `files/${service}/${name}/${id}${extensionOf(file.name)}`;
    const first = await this.source.readSlice(this.work.organisationId, table, { id, piece: 0, start: 0 });
    if (!first) return void this.missing.push({ service, table: name, id });
    const pieces: PracticeArchive['documents'][number]['pieces'] = [];
    await this.work.zip.add(path, this.bytes(table, file, first, pieces));
    this.documents.push({ service, table: name, id, path, mediaType, pieces });
    await this.reportProgress();
  }

  private async *bytes(
    table: SourceTable,
    { id, keys }: RecordFile,
    first: { bytes: Buffer; isEnd: boolean },
    pieces: { key: string; sizeBytes: number }[],
  ): AsyncGenerator<Buffer> {
    for (let piece = 0; piece < Math.max(1, keys.length); piece += 1) {
      let start = 0;
      for (let isEnd = false; !isEnd;) {
        const next =
          piece === 0 && start === 0
            ? first
            : await this.source.readSlice(this.work.organisationId, table, { id, piece, start });
        if (!next) throw new Error(`A chunk of a file of ${table.service}.${table.name} is missing.`);
        start += next.bytes.length;
        isEnd = next.isEnd;
        yield next.bytes;
      }
      const key = keys[piece];
      if (key !== undefined) pieces.push({ key, sizeBytes: start });
    }
  }

  private reportProgress(): Promise<void> {
    const { tablesTotal } = this;
    const [tablesDone, records, documents] = [this.tables.length, this.counts.records, this.documents.length];
    return this.work.progressed({ tablesDone, tablesTotal, records, documents });
  }

  private buildManifest(startedAt: string): PracticeArchive {
    const { tables, documents, missing, counts } = this;
    if (!counts.practice) throw new Error('The practice’s own record is missing.');
    return {
      format: ARCHIVE_FORMAT,
      product: 'Quillcare',
      practice: counts.practice,
      startedAt,
      finishedAt: this.work.now().toISOString(),
      totals: counts.totals(documents.length),
      tables,
      documents,
      missing,
      files: this.work.zip.files,
    };
  }
}

async function* singleChunk(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
}
