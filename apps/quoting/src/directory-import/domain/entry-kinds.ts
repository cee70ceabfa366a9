import {
  anesthesiaType,
  complexityLevel,
  doctorTitle,
  facilityType,
  siteType,
  surgeryCategory,
  type DirectoryType,
} from '@quillcare/contracts';
import { draftDescription } from '@quillcare/rules';
import { doctorRules } from '../../doctor/domain/doctor';
import { hospitalRules } from '../../hospital/domain/hospital';
import { siteRules } from '../../site/domain/site';
import { surgeryRules } from '../../surgery/domain/surgery';

/** Columns of a directory entry by name; which they are depends on the kind. */
export type Fields = Readonly<Record<string, unknown>>;

/** How a row of one kind becomes an entry. */
export interface EntryKind {
  /** The row's fields; a choice that the kind does not know is null, which the import has warned about. */
  read(entry: Fields): Fields;
  /** The fields of a new entry, or of one that is replaced. */
  completed(fields: Fields): Fields;
  /** Fields that a row without them leaves as they are, even if it replaces the entry. */
  kept: readonly string[];
  /** Columns of a new entry that no file contains. */
  initial: Fields;
  /** The entry with what follows from its fields, beside the keys; `stored` is how it was before, null if it is new. */
  settled(fields: Fields, stored: Fields | null): Fields;
  derive(fields: Fields): Fields;
}

interface Choice {
  safeParse(value: unknown): { success: boolean };
}

const UNFLAGGED = { isDuplicateFlag: false, duplicateOf: null };
const asIs = (fields: Fields): Fields => fields;

export const ENTRY_KINDS: Readonly<Record<DirectoryType, EntryKind>> = {
  doctors: {
    read: (entry) => ({ ...entry, title: choiceOf(doctorTitle, entry['title']) }),
    completed: (fields) => ({ ...fields, title: fields['title'] ?? 'Dr' }),
    kept: [],
    initial: UNFLAGGED,
    settled: asIs,
    derive: derivedBy(doctorRules),
  },
  hospitals: {
    read: (entry) => ({ ...entry, facilityType: choiceOf(facilityType, entry['facilityType']) }),
    completed: asIs,
    kept: [],
    initial: UNFLAGGED,
    settled: asIs,
    derive: derivedBy(hospitalRules),
  },
  sites: {
    read: (entry) => ({ ...entry, siteType: choiceOf(siteType, entry['siteType']) }),
    completed: (fields) => ({ ...fields, siteType: fields['siteType'] ?? 'CLINIC' }),
    kept: [],
    initial: { ...UNFLAGGED, isDefault: false, doctors: [] },
    settled: asIs,
    derive: derivedBy(siteRules),
  },
  surgeries: {
    read: (entry) => ({
      ...entry,
      category: choiceOf(surgeryCategory, entry['category']),
      anesthesiaType: choiceOf(anesthesiaType, entry['anesthesiaType']),
      complexityLevel: choiceOf(complexityLevel, entry['complexityLevel']),
    }),
    completed: (fields) => ({ ...fields, category: fields['category'] ?? 'OTHER' }),
    // A person may have written or approved it.
    kept: ['description'],
    initial: {
      ...UNFLAGGED,
      ...{ hasAiGeneratedDescription: false, descriptionApprovedAt: null, mbsItems: [], sided: false },
      procedureClass: 'OTHER',
    },
    settled: (fields, stored) => ({
      ...fields,
      ...(becomesCosmetic(fields, stored) && { procedureClass: 'COSMETIC' }),
      ...(!fields['description'] && {
        description: draftDescription(String(fields['name'])),
        hasAiGeneratedDescription: true,
      }),
    }),
    derive: derivedBy(surgeryRules),
  },
};

/**
 * Cosmetic surgery has a pathway of its own, with a cooling-off period, which a file must not slip past. Whatever class a
 * person chose stays.
 */
function becomesCosmetic(fields: Fields, stored: Fields | null): boolean {
  const isCosmetic = fields['category'] === 'COSMETIC' && stored?.['category'] !== 'COSMETIC';
  return isCosmetic && fields['procedureClass'] === 'OTHER';
}

function choiceOf(choice: Choice, value: unknown): unknown {
  return choice.safeParse(value).success ? value : null;
}

// The rules are typed by their record; a row has been checked by the rules of its kind.
function derivedBy<I extends object>(rules: { derive?(fields: I): object }): (fields: Fields) => Fields {
  return (fields) => ({ ...rules.derive?.(fields as I) });
}
