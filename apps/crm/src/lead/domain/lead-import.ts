import {
  importedLead,
  leadInput,
  type ImportedLead,
  type ImportedLeadRow,
  type importLeads,
  type InputOf,
} from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { RecordBatch, RecordKind } from '../../record-import/domain/record-plan';

const CHOICES = ['category', 'source', 'priority', 'urgency', 'sentiment'] as const;
type Choice = (typeof CHOICES)[number];

export type LeadImportFields = Omit<ImportedLead, Choice> & { [C in Choice]: NonNullable<ImportedLead[C]> };

export const LEAD_IMPORT_FIELDS = Object.keys(importedLead.shape) as (keyof LeadImportFields)[];

/** The same defaults as in the form. */
const DEFAULTS = leadInput
  .pick({ category: true, source: true, priority: true, urgency: true, sentiment: true })
  .parse({});

/**
 * Open leads are identified by email, or by phone if they have no email. People sharing one are told apart by name, and a lead
 * added next to an existing one is flagged.
 */
export const LEAD_IMPORTS: RecordKind<LeadImportFields, ImportedLead> = {
  fields: LEAD_IMPORT_FIELDS,
  keysOf: (lead) => [leadKey(lead)],
  isSame: (known, row) => {
    const [last, otherLast] = [searchKey(known.lastName), searchKey(row.lastName)];
    const isSameLast = last === '' || otherLast === '' || last === otherLast;
    return isSameLast && searchKey(known.firstName) === searchKey(row.firstName);
  },
  flagsOthers: true,
  completed: (row) => ({ ...row, ...DEFAULTS, ...given(row) }),
  // Choices the row leaves empty keep their value, because every lead has one.
  replacing: (row) => given(row),
};

export function leadKey({ email, phone }: Pick<ImportedLead, 'email' | 'phone'>): string {
  return email?.toLowerCase() ?? phone ?? '';
}

export function leadBatch({
  rows,
  strategy,
  absent,
}: InputOf<typeof importLeads>['body']): RecordBatch<ImportedLead> {
  return {
    rows: rows.map(({ lead: fields, ...row }: ImportedLeadRow) => ({ ...row, fields })),
    strategy,
    absent,
  };
}

function given(row: ImportedLead): Partial<LeadImportFields> {
  const open = CHOICES.filter((choice) => row[choice] === null);
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !open.some((choice) => choice === name)),
  ) as Partial<LeadImportFields>;
}
