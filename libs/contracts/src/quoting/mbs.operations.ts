import type { MbsItem, MedicareSettings } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { id, idParams, instant, isoDate, text } from '../core/primitives';

/** Maximum size of a Medicare Benefits Schedule file in bytes. The one of July 2026 has 8.3 million. */
export const MBS_FILE_LIMIT = 30 * 1024 * 1024;

/** Maximum number of items per response, whether searched or requested by number. */
export const MBS_ITEMS_LIMIT = 50;

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;
const amount = z.number().int().nullable();
const count = z.number().int();

/** One item of the schedule, as at the date of its table. */
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

/** Whether quotes use a table. A replaced one is kept, but new quotes never read it. */
export const mbsTableState = z.enum(['UPCOMING', 'IN_FORCE', 'PAST', 'REPLACED']);
export type MbsTableState = z.infer<typeof mbsTableState>;

export const mbsTable = z.object({
  id,
  /** First day on which its fees apply. */
  effectiveOn: isoDate,
  fileName: z.string(),
  /** SHA-256 (hex) of the file. */
  sha256: z.string(),
  itemCount: count,
  /** True for the small sample that development machines start with. */
  isSample: z.boolean(),
  loadedAt: instant,
  /** Name of the person who loaded it, as at that time. */
  loadedByName: z.string(),
  state: mbsTableState,
});
export type MbsTable = z.infer<typeof mbsTable>;

/**
 * Multipart: the gateway streams the part `file` to the import service, then calls this with the upload's id. Loading the same
 * file again returns the table it created.
 */
export const loadMbsTable = command({
  name: 'quoting.loadMbsTable',
  summary: 'Load a Medicare Benefits Schedule file as a new table',
  http: { method: 'POST', path: '/mbs-tables', encoding: 'multipart', bodyLimit: MBS_FILE_LIMIT },
  permission: superAdmins,
  whileReadOnly: true,
  body: z.strictObject({
    /** `true` replaces a table with the same date and different content. The replaced one is kept. */
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

/** Loads the repository's sample, unless a table exists already. */
export const loadMbsSample = command({
  name: 'quoting.loadMbsSample',
  summary: 'Load the sample schedule into an empty database',
  http: null,
  permission: 'internal',
  body: z.strictObject({ xml: z.string().max(200_000) }),
  result: z.object({ isLoaded: z.boolean() }),
});

export const listMbsTables = query({
  name: 'quoting.listMbsTables',
  summary: 'List Medicare Benefits Schedule tables, latest first',
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
  summary: 'List the changes of a schedule table from the previous one',
  http: { method: 'GET', path: '/mbs-tables/:id/changes' },
  permission: superAdmins,
  params: idParams,
  result: z.object({
    /** Date of the table in force on the day before. Null if this is the first. */
    previousOn: isoDate.nullable(),
    added: count,
    removed: count,
    feeChanged: count,
    unchanged: count,
    /** The first changes by item number, at most `MBS_ITEMS_LIMIT`. */
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

/** Comma-separated in a URL. The parsed list is accepted as well, because a service parses it again. */
const mbsNumbers = z.union([numbersAsked, separated], { error: 'This field is invalid' });

/**
 * Returns items of the table in force, either by `numbers` or by `search`, which matches the start of a number or words.
 * `settings` holds what else the estimate of benefits needs.
 */
export const listMbsItems = query({
  name: 'quoting.listMbsItems',
  summary: 'Search Medicare Benefits Schedule items by number or words',
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
    /** Defaults to today. */
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

/** A table of the schedule was loaded and applies from its date. Quotes priced with an earlier one may be out of date. */
export const MbsTableLoaded = event({
  service: 'quoting',
  name: 'MbsTableLoaded',
  data: z.object({ tableId: id, effectiveOn: isoDate, itemCount: count, isReplacement: z.boolean() }),
  live: { needs: null, tags: (data) => [{ type: 'MbsTable', id: data.tableId }] },
});
