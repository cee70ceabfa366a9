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

/** Columns of a directory entry by name; the set depends on the kind. */
export type Fields = Readonly<Record<string, unknown>>;

/** How rows of one kind are turned into entries. */
export interface EntryKind {
  /** Reads the row's fields. Drops unknown enum values; the import has already warned about them with their text. */
  read(entry: Fields): Fields;
  /** Completes a new entry. Missing values become "not specified", never a guess. */
  completed(fields: Fields): Fields;
  /** Fields that an overwriting row leaves alone if it has no value, or no valid one, for them. */
  storedFields: readonly string[];
  /** Columns of a new entry that never come from the file. */
  initial: Fields;
  /** Adds the fields derived from others, other than the keys. */
  settled(fields: Fields): Fields;
  derive(fields: Fields): Fields;
}

interface Choice {
  safeParse(value: unknown): { success: boolean };
}

const UNFLAGGED = { isDuplicateFlag: false, duplicateOf: null };
const unchanged = (fields: Fields): Fields => fields;

export const ENTRY_KINDS: Readonly<Record<DirectoryType, EntryKind>> = {
  doctors: {
    read: (entry) => withChoices(entry, { title: doctorTitle }),
    completed: (fields) => ({ ...fields, title: fields['title'] ?? '' }),
    storedFields: ['title'],
    initial: UNFLAGGED,
    settled: unchanged,
    derive: (fields) => keysOf(doctors, fields),
  },
  hospitals: {
    read: (entry) => withChoices(entry, { facilityType }),
    completed: (fields) => ({ ...fields, facilityType: fields['facilityType'] ?? null }),
    storedFields: [],
    initial: UNFLAGGED,
    settled: unchanged,
    derive: (fields) => keysOf(hospitals, fields),
  },
  sites: {
    read: (entry) => withChoices(entry, { siteType }),
    completed: (fields) => ({ ...fields, siteType: fields['siteType'] ?? 'OTHER' }),
    storedFields: ['siteType'],
    initial: { ...UNFLAGGED, isDefault: false, doctors: [] },
    settled: unchanged,
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
      // Left undecided: the class determines tax and benefits, and no other column implies it.
      procedureClass: fields['procedureClass'] ?? 'OTHER',
    }),
    // May have been written, approved or decided by staff.
    storedFields: ['description', 'procedureClass', 'category'],
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
  const isUnknownChoice = ([name, value]: [string, unknown]): boolean =>
    value !== null && choices[name]?.safeParse(value).success === false;
  return Object.fromEntries(Object.entries(entry).filter((one) => !isUnknownChoice(one)));
}
