import type { ImportEntityType } from './import-types';

/** What is particular to one kind of record that can be imported, beside its fields. */
export interface ImportKind {
  /** One of them, in a sentence. */
  readonly noun: string;
  /** The column by which a record that exists is told to people. */
  readonly knownBy: 'email' | 'name' | 'phone';
  /** It is about a person, whose whole name can be in one column. */
  readonly isPerson: boolean;
  /** Its records have notes: what cannot be read of an optional cell is kept there. */
  readonly hasNotes: boolean;
  /** Optional fields of which a row needs one, and what is said of a row that has none. */
  readonly needsOneOf?: { readonly keys: readonly [string, ...string[]]; readonly message: string };
}

const PERSON = { knownBy: 'email', isPerson: true, hasNotes: true } as const;
const ENTRY = { knownBy: 'name', isPerson: false, hasNotes: false } as const;

/** Each kind of record that can be imported. A new one has its entry here, its fields in `import-fields` and a store in the import service. */
export const IMPORT_KINDS: Readonly<Record<ImportEntityType, ImportKind>> = {
  clients: { ...PERSON, noun: 'client' },
  leads: {
    ...PERSON,
    noun: 'lead',
    needsOneOf: { keys: ['phone', 'email'], message: 'Please enter a phone number or an email address' },
  },
  sites: { ...ENTRY, noun: 'site' },
  hospitals: { ...ENTRY, noun: 'hospital' },
  doctors: { ...PERSON, noun: 'doctor', hasNotes: false },
  surgeries: { ...ENTRY, noun: 'surgery' },
};
