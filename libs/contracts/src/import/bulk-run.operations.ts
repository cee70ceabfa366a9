import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { id, idParams, isoDate, optionalText, text } from '../core/primitives';
import { toPerson } from '../core/recipients';
import { leadStatus, LOST_REASON_LENGTH } from '../crm/lead.status';
import { backgroundFields, listQueryText } from './background.schemas';

export const MOST_BULK_RECORDS = 10_000;
/** Up to this many records are changed within the request; larger runs continue in the background. */
export const BULK_AT_ONCE = 100;
/** Maximum number of refusals returned. All are counted. */
export const SHOWN_REFUSALS = 200;

const kept = ['lead', 'client', 'doctor', 'hospital', 'surgery', 'site', 'provider'] as const;
type Kept = (typeof kept)[number];
const all = <V extends string>(verb: V) =>
  kept.map((one) => `${one}.${verb}` as const) as [`${Kept}.${V}`, ...`${Kept}.${V}`[]];

const nothingMore = z.strictObject({});

/**
 * The actions available in bulk. Each record is changed under the rules of the single-record operation, with its rights and audit
 * entry; bulk changes have no rules of their own.
 */
export const bulkAction = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('lead.assign'), values: z.strictObject({ ownerId: id.nullable() }) }),
  z.strictObject({
    name: z.literal('lead.status'),
    values: z
      .strictObject({
        status: leadStatus.exclude(['CONVERTED']),
        /** Why the leads are lost: one of the practice's reasons, or free text. */
        reason: optionalText(LOST_REASON_LENGTH),
        note: optionalText(500),
      })
      .refine(({ status, reason }) => status !== 'LOST' || reason !== null, {
        path: ['reason'],
        message: 'Please say why the leads are lost',
      }),
  }),
  z.strictObject({
    name: z.literal('callback.reschedule'),
    values: z.strictObject({ dueDate: isoDate, reason: text(500) }),
  }),
  z.strictObject({
    name: z.literal('callback.assign'),
    values: z.strictObject({ assigneeId: id.nullable() }),
  }),
  z.strictObject({ name: z.literal('callback.cancel'), values: z.strictObject({ reason: text(500) }) }),
  z.strictObject({
    name: z.enum([
      ...all('delete'),
      ...all('restore'),
      'callback.complete',
      'callback.attempt',
      'quote.withdraw',
      'invitation.resend',
    ]),
    values: nothingMore,
  }),
]);
export type BulkAction = z.infer<typeof bulkAction>;
export type BulkActionName = BulkAction['name'];

const refusal = z.object({ recordId: id, label: z.string(), reason: z.string() });

export const bulkRun = z.object({
  ...backgroundFields,
  action: z.string(),
  /** Number of records to change. 0 while the records that match a filter are still being collected. */
  total: z.number().int(),
  done: z.number().int(),
  refused: z.number().int(),
  /** The first refusals, each with its reason. */
  refusals: z.array(refusal),
  /** Why it ended early, if it failed. */
  problem: z.string().nullable(),
  canUndo: z.boolean(),
  /** Id of the run that this one undoes. Null for an ordinary run. */
  undoOf: id.nullable(),
});
export type BulkRun = z.infer<typeof bulkRun>;

export const startBulkRun = command({
  name: 'import.startBulkRun',
  summary:
    'Change many records under the rules of a single change; up to 100 synchronously, more in the background',
  http: { method: 'POST', path: '/bulk-runs', status: 202, bodyLimit: 640 * 1024 },
  permission: 'signed-in',
  body: z.strictObject({
    action: bulkAction,
    records: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('CHOSEN'),
        ids: z.array(id).min(1).max(MOST_BULK_RECORDS),
        /** Versions by id, as the user saw them. A record that someone has changed since is refused. */
        versions: z.record(id, z.number().int()).optional(),
      }),
      /** All records that match the list's filters, up to the first 10,000. */
      z.strictObject({ type: z.literal('MATCHING'), query: listQueryText }),
    ]),
  }),
  result: bulkRun,
  errors: ['FORBIDDEN'],
  deadlineMs: 60_000,
  invalidates: [
    'BulkRun',
    'Lead',
    'Client',
    'Callback',
    'Quote',
    'Doctor',
    'Hospital',
    'Surgery',
    'Site',
    'Provider',
    'Invitation',
  ],
});

export const getBulkRun = query({
  name: 'import.getBulkRun',
  summary: 'Get the progress of a bulk change and the records it could not change',
  http: { method: 'GET', path: '/bulk-runs/:id' },
  permission: 'signed-in',
  params: idParams,
  result: bulkRun,
  errors: ['NOT_FOUND'],
  provides: ['BulkRun'],
});

export const cancelBulkRun = command({
  name: 'import.cancelBulkRun',
  summary: 'Stop a bulk change; changes made so far stay',
  http: { method: 'POST', path: '/bulk-runs/:id/cancel', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  result: bulkRun,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  invalidates: ['BulkRun'],
});

export const undoBulkRun = command({
  name: 'import.undoBulkRun',
  summary: 'Undo a bulk change; records changed since stay as they are',
  http: { method: 'POST', path: '/bulk-runs/:id/undo', status: 202 },
  permission: 'signed-in',
  params: idParams,
  result: bulkRun,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION'],
  deadlineMs: 60_000,
  invalidates: startBulkRun.invalidates,
});

const ofPerson = { bulkRunId: id, userId: id };
const live = {
  audience: ({ userId }: { userId: string }) => ({ to: toPerson(userId), needs: null }),
  tags: ({ bulkRunId }: { bulkRunId: string }) => [{ type: 'BulkRun' as const, id: bulkRunId }],
};

export const BulkRunProgressed = event({
  service: 'import',
  name: 'BulkRunProgressed',
  data: z.object(ofPerson),
  live,
});

export const runBulk = job({
  service: 'import',
  name: 'runBulk',
  data: z.object({ organisationId: id, bulkRunId: id }),
});

/** Resumes bulk changes and exports whose worker died. */
export const resumeBackground = job({
  service: 'import',
  name: 'resumeBackground',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});
/** Deletes bulk changes, exports and their files one day after they were created. */
export const sweepBackground = job({
  service: 'import',
  name: 'sweepBackground',
  data: z.object({}),
  everyMs: 300_000,
  attempts: 1,
});
