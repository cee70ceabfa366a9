import {
  anesthesiaType,
  complexityLevel,
  decidedClass,
  doctors,
  doctorTitle,
  facilityType,
  hospitals,
  sites,
  siteType,
  surgeries,
  surgeryCategory,
  type DirectoryType,
} from '@quillcare/contracts';
import { draftDescription } from '@quillcare/rules';
import { keysOf } from '@quillcare/service-kit';

/** Columns of a directory entry by name; which they are depends on the kind. */
export type Fields = Readonly<Record<string, unknown>>;

/** How a row of one kind becomes an entry. */
export interface EntryKind {
  /** The row's fields. A choice that the kind does not know is left out: the import has warned about it, with its text. */
  read(entry: Fields): Fields;
  /** The fields of a new entry: what nobody gave is said to be open, never invented. */
  completed(fields: Fields): Fields;
  /** Fields that a row leaves as they are, even if it replaces the entry: where it has none, or one that is no choice. */
  kept: readonly string[];
  /** Columns of a new entry that no file contains. */
  initial: Fields;
  /** The entry with what follows from its fields, beside the keys. */
  settled(fields: Fields): Fields;
  derive(fields: Fields): Fields;
}

interface Choice {
  safeParse(value: unknown): { success: boolean };
}

const UNFLAGGED = { isDuplicateFlag: false, duplicateOf: null };
const asIs = (fields: Fields): Fields => fields;

export const ENTRY_KINDS: Readonly<Record<DirectoryType, EntryKind>> = {
  doctors: {
    read: (entry) => withChoices(entry, { title: doctorTitle }),
    completed: (fields) => ({ ...fields, title: fields['title'] ?? '' }),
    kept: ['title'],
    initial: UNFLAGGED,
    settled: asIs,
    derive: (fields) => keysOf(doctors, fields),
  },
  hospitals: {
    read: (entry) => withChoices(entry, { facilityType }),
    completed: (fields) => ({ ...fields, facilityType: fields['facilityType'] ?? null }),
    kept: [],
    initial: UNFLAGGED,
    settled: asIs,
    derive: (fields) => keysOf(hospitals, fields),
  },
  sites: {
    read: (entry) => withChoices(entry, { siteType }),
    completed: (fields) => ({ ...fields, siteType: fields['siteType'] ?? 'OTHER' }),
    kept: ['siteType'],
    initial: { ...UNFLAGGED, isDefault: false, doctors: [] },
    settled: asIs,
    derive: (fields) => keysOf(sites, fields),
  },
  surgeries: {
    read: (entry) =>
      withChoices(entry, {
        category: surgeryCategory,
        anesthesiaType,
        complexityLevel,
        procedureClass: decidedClass,
      }),
    completed: (fields) => ({
      ...fields,
      category: fields['category'] ?? 'OTHER',
      anesthesiaType: fields['anesthesiaType'] ?? null,
      complexityLevel: fields['complexityLevel'] ?? null,
      // Not decided: a class decides tax and benefits, and no other column says it.
      procedureClass: fields['procedureClass'] ?? 'OTHER',
    }),
    // People may have written, approved or decided them.
    kept: ['description', 'procedureClass', 'category'],
    initial: {
      ...UNFLAGGED,
      hasAiGeneratedDescription: false,
      descriptionApprovedAt: null,
      mbsItems: [],
      sided: false,
    },
    settled: (fields) => ({
      ...fields,
      ...(!fields['description'] && {
        description: draftDescription(String(fields['name'])),
        hasAiGeneratedDescription: true,
      }),
    }),
    derive: (fields) => keysOf(surgeries, fields),
  },
};

function withChoices(entry: Fields, choices: Readonly<Record<string, Choice>>): Fields {
  const isUnknown = ([name, value]: [string, unknown]): boolean =>
    value !== null && choices[name]?.safeParse(value).success === false;
  return Object.fromEntries(Object.entries(entry).filter((one) => !isUnknown(one)));
}
