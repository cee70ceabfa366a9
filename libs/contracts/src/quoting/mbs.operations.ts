import type { MbsItem, MedicareSettings } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { id, idParams, instant, isoDate, text } from '../core/primitives';

/** Largest file of the Medicare Benefits Schedule in bytes; that of July 2026 has 8.3 million. */
export const MBS_FILE_LIMIT = 30 * 1024 * 1024;

/** Most items of one answer, whether searched or named. */
export const MBS_ITEMS_LIMIT = 50;

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;
const amount = z.number().int().nullable();
const count = z.number().int();

/** One service of the schedule, as in a table of a date. */
export const mbsItem = z.object({
  item: z.string(),
  category: z.string(),
  group: z.string(),
  subGroup: z.string().nullable(),
  feeType: z.enum(['FIXED', 'DERIVED']),
  scheduleFeeMinor: amount,
  benefit75Minor: amount,
  benefit85Minor: amount,
  benefit100Minor: amount,
  basicUnits: amount,
  derivedFee: z.string().nullable(),
  needsAnaesthetist: z.boolean(),
  allowsAssistant: z.boolean(),
  hospitalOnly: z.boolean(),
  description: z.string(),
  feeFrom: isoDate.nullable(),
}) satisfies z.ZodType<MbsItem>;

const medicareSettings = z.object({
  date: isoDate,
  anaestheticUnitMinor: count,
  greatestGapMinor: count,
  assistanceThresholdMinor: count,
  assistanceFees: z.object({ 51300: count, 51306: count, 51315: count, 51318: count }),
}) satisfies z.ZodType<MedicareSettings>;

/** Whether quotes use a table: one that was replaced is kept, but no quote of today reads it. */
export const mbsTableState = z.enum(['UPCOMING', 'IN_FORCE', 'PAST', 'REPLACED']);
export type MbsTableState = z.infer<typeof mbsTableState>;

export const mbsTable = z.object({
  id,
  /** The day from which its fees apply. */
  effectiveOn: isoDate,
  fileName: z.string(),
  /** SHA-256 (hex) of the file. */
  sha256: z.string(),
  itemCount: count,
  /** The few items that a development machine starts with. */
  isSample: z.boolean(),
  loadedAt: instant,
  /** Who loaded it, as they were called then. */
  loadedByName: z.string(),
  state: mbsTableState,
});
export type MbsTable = z.infer<typeof mbsTable>;

/**
 * Multipart: the gateway streams the part `file` to the import service and then calls this with the upload's id. The same
 * file again answers the table that it made.
 */
export const loadMbsTable = command({
  name: 'quoting.loadMbsTable',
  summary: 'Load a file of the Medicare Benefits Schedule as a table',
  http: { method: 'POST', path: '/mbs-tables', encoding: 'multipart', bodyLimit: MBS_FILE_LIMIT },
  permission: superAdmins,
  whileReadOnly: true,
  body: z.strictObject({
    /** `true` replaces a table of the same date with other content; the replaced one is kept. */
    replace: z.enum(['true', 'false']).default('false'),
    uploadId: id,
    fileName: text(255),
    fileHash: z.string().regex(/^[\da-f]{64}$/, 'This field is invalid'),
  }),
  result: mbsTable.extend({ wasLoadedBefore: z.boolean() }),
  errors: ['MBS_FILE_INVALID', 'MBS_TABLE_EXISTS', 'FORBIDDEN', 'TOO_MANY_UPLOADS'],
  deadlineMs: 60_000,
  invalidates: ['MbsTable'],
});

/** Loads the sample of the repository unless there is a table. */
export const loadMbsSample = command({
  name: 'quoting.loadMbsSample',
  summary: 'Load the sample of the schedule into an empty database',
  http: null,
  permission: 'internal',
  body: z.strictObject({ xml: z.string().max(200_000) }),
  result: z.object({ isLoaded: z.boolean() }),
});

export const listMbsTables = query({
  name: 'quoting.listMbsTables',
  summary: 'Tables of the Medicare Benefits Schedule, latest first',
  http: { method: 'GET', path: '/mbs-tables' },
  permission: superAdmins,
  result: z.object({ items: z.array(mbsTable) }),
  provides: ['MbsTable'],
});

export const mbsItemChange = z.object({
  item: z.string(),
  description: z.string(),
  kind: z.enum(['ADDED', 'REMOVED', 'FEE']),
  beforeMinor: amount,
  afterMinor: amount,
});
export type MbsItemChange = z.infer<typeof mbsItemChange>;

export const getMbsTableChanges = query({
  name: 'quoting.getMbsTableChanges',
  summary: 'What a table of the schedule changed against the one before it',
  http: { method: 'GET', path: '/mbs-tables/:id/changes' },
  permission: superAdmins,
  params: idParams,
  result: z.object({
    /** The table in force on the day before; null if this is the first. */
    previousOn: isoDate.nullable(),
    added: count,
    removed: count,
    feeChanged: count,
    unchanged: count,
    /** The first of them by item: at most `MBS_ITEMS_LIMIT`. */
    items: z.array(mbsItemChange),
  }),
  errors: ['NOT_FOUND'],
  provides: ['MbsTable'],
});

const mbsNumber = z
  .string()
  .max(6)
  .regex(/^\d{1,6}$/, 'This field is invalid');
const numbersAsked = z.array(mbsNumber).min(1).max(50);

const separated = z
  .string()
  .regex(/^\d{1,6}(,\d{1,6}){0,49}$/, 'This field is invalid')
  .transform((text) => text.split(','));

/** Separated by commas in a URL; what that was parsed to is accepted as well, because a service parses again. */
const mbsNumbers = z.union([numbersAsked, separated], { error: 'This field is invalid' });

/**
 * Items of the table in force: those with one of the `numbers`, or what `search` finds, a number's beginning or words. The
 * settings are what the estimate of benefits needs beside the items.
 */
export const listMbsItems = query({
  name: 'quoting.listMbsItems',
  summary: 'Items of the Medicare Benefits Schedule by number or words',
  http: { method: 'GET', path: '/mbs-items' },
  permission: { resource: 'QUOTES', action: 'READ' },
  query: z.strictObject({
    search: z
      .string()
      .trim()
      .max(100, 'This field is too long')
      .regex(/^[^\u0000\p{Cs}]*$/u, 'This field is invalid')
      .optional(),
    numbers: mbsNumbers.optional(),
    /** Today unless given. */
    on: isoDate.optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(MBS_ITEMS_LIMIT).default(20),
  }),
  result: z.object({
    tableDate: isoDate.nullable(),
    settings: medicareSettings.nullable(),
    items: z.array(mbsItem),
  }),
  provides: ['MbsTable'],
});

/** A table of the schedule applies from its date on; quotes priced with an earlier one may be out of date. */
export const MbsTableLoaded = event({
  service: 'quoting',
  name: 'MbsTableLoaded',
  data: z.object({ tableId: id, effectiveOn: isoDate, itemCount: count, isReplacement: z.boolean() }),
  live: { needs: null, tags: (data) => [{ type: 'MbsTable', id: data.tableId }] },
});
