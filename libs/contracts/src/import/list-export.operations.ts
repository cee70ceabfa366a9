import { z } from 'zod';
import { csvPage } from '../core/csv';
import { event } from '../core/event';
import { filePage } from '../core/file';
import { job } from '../core/job';
import { listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { ADMINS, type OperationPermission } from '../core/permissions';
import { id, idParams, instant, text } from '../core/primitives';
import { toPerson } from '../core/recipients';
import { backgroundFields, backgroundStatus, listQueryText } from './background.schemas';

/** The lists that can be exported, by the web client's names. */
export const exportedList = z.enum([
  'leads',
  'clients',
  'quotes',
  'quote-templates',
  'surgery-cases',
  'callbacks',
  'doctors',
  'hospitals',
  'surgeries',
  'surgery-configurations',
  'sites',
  'providers',
  'option-lists',
  'pricing-rules',
  'users',
  'invitations',
  'audit-trail',
]);
export type ExportedListName = z.infer<typeof exportedList>;

const UPDATE = 'UPDATE';

/**
 * Exporting a list needs more than the right to read it: it needs the right to change its records, as well as a proof of identity
 * and an audit entry.
 */
export const EXPORT_NEEDS: Readonly<Record<ExportedListName, OperationPermission>> = {
  leads: { resource: 'LEADS', action: UPDATE },
  clients: { resource: 'CLIENTS', action: UPDATE },
  quotes: { resource: 'QUOTES', action: UPDATE },
  'quote-templates': { resource: 'QUOTES', action: UPDATE },
  'surgery-cases': { resource: 'QUOTES', action: UPDATE },
  callbacks: { resource: 'QUOTES', action: UPDATE },
  doctors: { resource: 'DOCTORS', action: UPDATE },
  hospitals: { resource: 'HOSPITALS', action: UPDATE },
  surgeries: { resource: 'SURGERIES', action: UPDATE },
  'surgery-configurations': { resource: 'SURGERIES', action: UPDATE },
  sites: { roles: ADMINS },
  providers: { resource: 'DOCTORS', action: UPDATE },
  'option-lists': { roles: ADMINS },
  'pricing-rules': { resource: 'PRICING_RULES', action: UPDATE, orRoles: ADMINS },
  users: { resource: 'USERS', action: UPDATE },
  invitations: { resource: 'USERS', action: UPDATE },
  'audit-trail': { roles: ADMINS },
};

/** Up to this many rows are downloaded directly; longer lists are written to a file in the background. */
export const DIRECT_EXPORT_ROWS = 5_000;

const MOST_COLUMNS = 60;
/** Headings by column, in the user's language. Columns without one get their English heading. */
const headings = z
  .record(z.string().max(60), text(100))
  .refine((all) => Object.keys(all).length <= MOST_COLUMNS, { message: 'There are too many headings' });

/** Key of the words that apply to every column: yes and no. */
export const EVERY_COLUMN = '*';
const MOST_CODES = 200;
/**
 * Labels of codes such as `SENT` by column, in the user's language. Booleans use the keys `true` and `false`. A code without a
 * label is exported as is.
 */
const words = z
  .record(
    z.string().max(60),
    z
      .record(z.string().max(100), text(200))
      .refine((all) => Object.keys(all).length <= MOST_CODES, { message: 'There are too many words' }),
  )
  .refine((all) => Object.keys(all).length <= MOST_COLUMNS, { message: 'There are too many columns' });

const wanted = z.strictObject({
  list: exportedList,
  query: listQueryText,
  /** Column names in order. Unknown ones are ignored; an empty list means all columns. */
  columns: z.array(text(60)).max(MOST_COLUMNS),
  headings: headings.optional(),
  words: words.optional(),
  /**
   * Exports machine-readable headings and values, such as `firstName`, `DAY_SURGERY` and `true`, instead of headings and labels.
   */
  stableKeys: z.boolean().optional(),
  ids: z.array(id).min(1).max(1_000).optional(),
});
export type WantedExport = z.infer<typeof wanted>;

export const exportFormat = z.enum(['CSV', 'XLSX'], 'Please choose CSV or XLSX');
export type ExportFormat = z.infer<typeof exportFormat>;

/**
 * A command because every export is audited, and because read-only support sessions must not export data. The gateway requests
 * page after page and streams them, so that the whole file is never held in memory.
 */
export const downloadList = command({
  name: 'import.downloadList',
  summary: 'Download a filtered list as CSV; requires the permission to change its records',
  http: { method: 'POST', path: '/list-exports/download', status: 200, encoding: 'csv' },
  permission: 'signed-in',
  whileReadOnly: true,
  query: z.strictObject({ cursor: z.string().max(700).optional() }),
  body: wanted,
  result: csvPage,
  errors: ['FORBIDDEN'],
  deadlineMs: 30_000,
  stepUp: true,
});

export const listExport = z.object({
  ...backgroundFields,
  list: exportedList,
  format: exportFormat.default('CSV'),
  fileName: z.string(),
  rowsDone: z.number().int(),
  /** Number of rows when it started; a lower bound if `isEstimate`. */
  rowsExpected: z.number().int(),
  isEstimate: z.boolean(),
  sizeBytes: z.number().int(),
  expiresAt: instant.nullable(),
  problem: z.string().nullable(),
});
export type ListExport = z.infer<typeof listExport>;

export const startExport = command({
  name: 'import.startExport',
  summary:
    'Start exporting a filtered list to CSV or Excel in the background; requires the permission to change its records',
  http: { method: 'POST', path: '/list-exports', status: 202 },
  permission: 'signed-in',
  whileReadOnly: true,
  body: wanted.extend({ format: exportFormat.default('CSV') }),
  result: listExport,
  errors: ['FORBIDDEN'],
  deadlineMs: 30_000,
  stepUp: true,
  invalidates: ['Export'],
});

export const listExports = query({
  name: 'import.listExports',
  summary: 'List your exports of the last day, newest first',
  http: { method: 'GET', path: '/list-exports' },
  permission: 'signed-in',
  query: listQuery(['createdAt'], { status: backgroundStatus.optional() }),
  result: listOf(listExport),
  provides: ['Export'],
});

export const getExport = query({
  name: 'import.getExport',
  summary: 'Get one of your exports',
  http: { method: 'GET', path: '/list-exports/:id' },
  permission: 'signed-in',
  params: idParams,
  result: listExport,
  errors: ['NOT_FOUND'],
  provides: ['Export'],
});

export const cancelExport = command({
  name: 'import.cancelExport',
  summary: 'Cancel an export and delete its file',
  http: { method: 'POST', path: '/list-exports/:id/cancel', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  result: listExport,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  invalidates: ['Export'],
});

/** A command because exporting data needs a proof of identity, which support staff cannot give. */
export const downloadExport = command({
  name: 'import.downloadExport',
  summary: 'Download the file of an export; requires the permission to change the records of its list',
  http: { method: 'POST', path: '/list-exports/:id/file', status: 200, encoding: 'file' },
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  query: z.strictObject({ cursor: z.string().max(30).optional() }),
  result: filePage,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'DOCUMENT_NOT_READY'],
  deadlineMs: 30_000,
  stepUp: true,
});

const ofPerson = { exportId: id, userId: id };
const live = {
  audience: ({ userId }: { userId: string }) => ({ to: toPerson(userId), needs: null }),
  tags: ({ exportId }: { exportId: string }) => [{ type: 'Export' as const, id: exportId }],
};

export const ExportProgressed = event({
  service: 'import',
  name: 'ExportProgressed',
  data: z.object(ofPerson),
  live,
});

/** The person who requested it is notified, unless they cancelled it. */
export const ExportFinished = event({
  service: 'import',
  name: 'ExportFinished',
  data: z.object({ ...ofPerson, list: exportedList, status: backgroundStatus, rows: z.number().int() }),
  live,
});

export const runExport = job({
  service: 'import',
  name: 'runExport',
  data: z.object({ organisationId: id, exportId: id }),
});
