import { z } from 'zod';
import { SERVICES, type ServiceName } from '../core/operation';
import { id, instant } from '../core/primitives';

/** Version of the archive's format, incremented with every change to it so that no reader misinterprets it. */
export const ARCHIVE_FORMAT = 1;

/** Table of contents, written last. An archive without it is incomplete. */
export const ARCHIVE_MANIFEST = 'manifest.json';
/** The only file that can be opened without the password. */
export const ARCHIVE_README = 'README.txt';

const serviceTable = { service: z.enum(SERVICES), table: z.string() };
const amountTotal = z.object({ count: z.number().int(), totalMinor: z.number().int() });

/** Manifest of a practice's archive, described in `docs/export.md`. */
export const practiceArchive = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  product: z.literal('Quillcare'),
  practice: z.object({
    id,
    name: z.string(),
    country: z.string(),
    currency: z.string(),
    timeZone: z.string(),
  }),
  startedAt: instant,
  finishedAt: instant,
  tables: z.array(
    z.object({
      ...serviceTable,
      columns: z.array(z.string()),
      rows: z.number().int(),
      jsonLines: z.string(),
      csv: z.string(),
    }),
  ),
  /**
   * Files that belong to records, with the record and the stored pieces that make up the file. No pieces if the product renders
   * the file on demand.
   */
  documents: z.array(
    z.object({
      ...serviceTable,
      id,
      path: z.string(),
      mediaType: z.string(),
      pieces: z.array(z.object({ key: z.string(), sizeBytes: z.number().int() })),
    }),
  ),
  /** Files that a record refers to but that are missing from storage. */
  missing: z.array(z.object({ ...serviceTable, id })),
  /** Every file in the archive except this one. */
  files: z.array(z.object({ path: z.string(), sizeBytes: z.number().int(), sha256: z.string() })),
  totals: z.object({
    records: z.number().int(),
    documents: z.number().int(),
    /** By currency. Every version of a quote counts. */
    quotes: z.record(z.string(), amountTotal),
    invoices: z.record(z.string(), amountTotal),
    /** Number of signed patient responses. */
    signatures: z.number().int(),
    /** The last entry of the audit trail. Null if there is none. */
    auditChain: z.object({ sequence: z.number().int(), hash: z.string() }).nullable(),
  }),
});
export type PracticeArchive = z.infer<typeof practiceArchive>;
export type ArchiveTotals = PracticeArchive['totals'];

/** Returns the paths of a table's rows in the archive. */
export function archivePaths(service: ServiceName, table: string): { jsonLines: string; csv: string } {
  return { jsonLines: `records/${service}/${table}.jsonl`, csv: `csv/${service}/${table}.csv` };
}
