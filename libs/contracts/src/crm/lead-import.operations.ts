import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { id } from '../core/primitives';
import { absentFields, batchOutcome, duplicateStrategy, unreadFields } from '../import/import.schemas';
import { undoBatch, undoneBatch, undonePage, undonePageQuery } from '../import/import-undo.schemas';
import { leads } from './lead.schemas';

const { category, source, priority, urgency, sentiment, ...fields } = leads.stored.omit({
  referringDoctorId: true,
  surgeryId: true,
  siteId: true,
}).shape;

/** The fields of a lead that a file can give; a choice that it leaves open is null. */
export const importedLead = z.object({
  ...fields,
  category: category.nullable(),
  source: source.nullable(),
  priority: priority.nullable(),
  urgency: urgency.nullable(),
  sentiment: sentiment.nullable(),
});
export type ImportedLead = z.infer<typeof importedLead>;

/** One row of an import in stored form; the import service has checked it. */
export const importedLeadRow = z.object({
  row: z.number().int(),
  lead: importedLead,
  /** Becomes a note on the lead. */
  note: z.string().nullish(),
  defaulted: z.array(z.string()).optional(),
  unread: unreadFields,
});
export type ImportedLeadRow = z.infer<typeof importedLeadRow>;

export const importLeads = command({
  name: 'crm.importLeads',
  summary: 'Store a batch of imported leads',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    importId: id,
    strategy: duplicateStrategy,
    /** Stores nothing, and says of each row what would become of it. */
    dryRun: z.boolean().default(false),
    absent: absentFields,
    rows: z.array(importedLeadRow).max(2_000),
  }),
  result: batchOutcome,
  deadlineMs: 60_000,
});

/** Undoes an import of leads, some hundred records per call; its idempotency key makes a repetition harmless. */
export const undoLeadImport = command({
  name: 'crm.undoLeadImport',
  summary: 'Undo the next leads of an import',
  http: null,
  permission: 'internal',
  body: undoBatch,
  result: undoneBatch,
  deadlineMs: 60_000,
});

export const readUndoneLeads = query({
  name: 'crm.readUndoneLeads',
  summary: 'What became of the leads of an undone import',
  http: null,
  permission: 'internal',
  body: undonePageQuery,
  result: undonePage,
});

/** A batch of an import was stored; one event per batch, not per row. Leads that it changed are told of one by one. */
export const LeadsImported = event({
  service: 'crm',
  name: 'LeadsImported',
  data: z.object({ importId: id, count: z.number().int() }),
  live: { needs: 'LEADS', tags: () => [{ type: 'Lead' }] },
});
