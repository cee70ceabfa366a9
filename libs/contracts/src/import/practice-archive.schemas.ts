import { z } from 'zod';
import { SERVICES, type ServiceName } from '../core/operation';
import { id, instant } from '../core/primitives';

/** Raised when an archive is built in another way, so that nobody reads it wrongly. */
export const ARCHIVE_FORMAT = 1;

/** The list of contents, written last: an archive without it is not whole. */
export const ARCHIVE_MANIFEST = 'manifest.json';
/** The only file that opens without the password. */
export const ARCHIVE_README = 'README.txt';

const ofService = { service: z.enum(SERVICES), table: z.string() };
const sum = z.object({ count: z.number().int(), totalMinor: z.number().int() });

/** What is in the archive of a practice; `docs/export.md` says it in words. */
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
      ...ofService,
      columns: z.array(z.string()),
      rows: z.number().int(),
      jsonLines: z.string(),
      csv: z.string(),
    }),
  ),
  /** Files beside the records: of which record, and the stored pieces that they are made of; none where the product draws it again. */
  documents: z.array(
    z.object({
      ...ofService,
      id,
      path: z.string(),
      mediaType: z.string(),
      pieces: z.array(z.object({ key: z.string(), sizeBytes: z.number().int() })),
    }),
  ),
  /** Files that a record names and the storage did not have. */
  missing: z.array(z.object({ ...ofService, id })),
  /** Every file of the archive but this one. */
  files: z.array(z.object({ path: z.string(), sizeBytes: z.number().int(), sha256: z.string() })),
  totals: z.object({
    records: z.number().int(),
    documents: z.number().int(),
    /** By currency, every version of a quote counted. */
    quotes: z.record(z.string(), sum),
    invoices: z.record(z.string(), sum),
    /** Answers of patients with a signature. */
    signatures: z.number().int(),
    /** The last entry of the audit trail; null where there is none. */
    auditChain: z.object({ sequence: z.number().int(), hash: z.string() }).nullable(),
  }),
});
export type PracticeArchive = z.infer<typeof practiceArchive>;
export type ArchiveTotals = PracticeArchive['totals'];

/** Where a table's rows are in the archive. */
export function archivePaths(service: ServiceName, table: string): { jsonLines: string; csv: string } {
  return { jsonLines: `records/${service}/${table}.jsonl`, csv: `csv/${service}/${table}.csv` };
}
