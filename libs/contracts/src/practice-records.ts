import { z } from 'zod';
import { query, type Operation, type ServiceName } from './core/operation';
import { id } from './core/primitives';

/**
 * Where the next page of a table's rows starts: after the row with key `after`, and `offset` characters into the next one. A row
 * that exceeds the size of a message is split across pages.
 */
export const recordPosition = z.object({
  after: z.array(z.string()).nullable(),
  offset: z.number().int().min(0),
});
export type RecordPosition = z.infer<typeof recordPosition>;

export const TABLE_START: RecordPosition = { after: null, offset: 0 };

/** A table that is part of a practice's archive when it leaves. */
export const exportedTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  hasFiles: z.boolean(),
});
export type ExportedTable = z.infer<typeof exportedTable>;

export const recordFile = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  /** Keys of the stored pieces, in order. Empty if the file is rendered from the row. */
  keys: z.array(z.string()),
});
export type RecordFile = z.infer<typeof recordFile>;

function recordOperations<S extends ServiceName>(service: S) {
  const organisation = { organisationId: id };
  const http = null;
  const permission = 'internal' as const;
  return {
    describe: query({
      name: `${service}.describeRecords`,
      summary: "List the tables included in a practice's export, without secrets",
      http,
      permission,
      body: z.strictObject(organisation),
      result: z.object({ tables: z.array(exportedTable) }),
    }),
    rows: query({
      name: `${service}.readRecords`,
      summary: 'Get the next rows of an exported table, each as a line of JSON',
      http,
      permission,
      body: z.strictObject({ ...organisation, table: z.string().max(63), at: recordPosition }),
      result: z.object({ text: z.string(), next: recordPosition.nullable() }),
      deadlineMs: 30_000,
    }),
    files: query({
      name: `${service}.listRecordFiles`,
      summary: 'List the next files that belong to rows of an exported table',
      http,
      permission,
      body: z.strictObject({ ...organisation, table: z.string().max(63), after: id.nullable() }),
      result: z.object({ items: z.array(recordFile), next: id.nullable() }),
      deadlineMs: 30_000,
    }),
    file: query({
      name: `${service}.readRecordFile`,
      summary: 'Get the next bytes of an exported file; null if there are none',
      http,
      permission,
      body: z.strictObject({
        ...organisation,
        table: z.string().max(63),
        id,
        piece: z.number().int().min(0),
        start: z.number().int().min(0),
      }),
      result: z.object({ part: z.object({ base64: z.string(), isEnd: z.boolean() }).nullable() }),
      deadlineMs: 30_000,
    }),
  };
}

/** The operations with which each service provides its part of a practice's archive. */
export const PRACTICE_RECORDS = {
  identity: recordOperations('identity'),
  crm: recordOperations('crm'),
  quoting: recordOperations('quoting'),
  callbacks: recordOperations('callbacks'),
  notifications: recordOperations('notifications'),
  import: recordOperations('import'),
  audit: recordOperations('audit'),
  billing: recordOperations('billing'),
  assistant: recordOperations('assistant'),
} satisfies Record<ServiceName, Record<string, Operation>>;
