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

/** The lead fields that a file can provide. An enum field is null if the file leaves it open. */
export const importedLead = z.object({
  ...fields,
  category: category.nullable(),
  source: source.nullable(),
  priority: priority.nullable(),
  urgency: urgency.nullable(),
  sentiment: sentiment.nullable(),
});
export type ImportedLead = z.infer<typeof importedLead>;

/** An import row in stored form, validated by the import service. */
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
    /** If true, stores nothing and returns what would happen to each row. */
    dryRun: z.boolean().default(false),
    absent: absentFields,
    rows: z.array(importedLeadRow).max(2_000),
  }),
  result: batchOutcome,
  deadlineMs: 60_000,
});

/** Undoes an import of leads, a few hundred records per call. Safe to repeat with the same idempotency key. */
export const undoLeadImport = command({
  name: 'crm.undoLeadImport',
  summary: 'Undo the next batch of leads of an import',
  http: null,
  permission: 'internal',
  body: undoBatch,
  result: undoneBatch,
  deadlineMs: 60_000,
});

export const readUndoneLeads = query({
  name: 'crm.readUndoneLeads',
  summary: 'Get what happened to each lead of an undone import',
  http: null,
  permission: 'internal',
  body: undonePageQuery,
  result: undonePage,
});

/** A batch of an import was stored. There is one event per batch, not per row; leads that it changed have events of their own. */
export const LeadsImported = event({
  service: 'crm',
  name: 'LeadsImported',
  data: z.object({ importId: id, count: z.number().int() }),
  live: { needs: 'LEADS', tags: () => [{ type: 'Lead' }] },
});
