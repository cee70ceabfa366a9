import type { ImportEntityType } from './import-types';

export interface ImportKind {
  /** Singular noun for use in sentences. */
  readonly noun: string;
  /** The column that identifies an existing record to the user. */
  readonly knownBy: 'email' | 'name' | 'phone';
  /** Whether it is a person, so that one column may hold the whole name. */
  readonly isPerson: boolean;
  /** Whether the records have notes, which receive unreadable values of optional cells. */
  readonly hasNotes: boolean;
  /** Optional fields of which at least one is required, and the message if all are empty. */
  readonly needsOneOf?: { readonly keys: readonly [string, ...string[]]; readonly message: string };
}

const PERSON_KIND = { knownBy: 'email', isPerson: true, hasNotes: true } as const;
const DIRECTORY_KIND = { knownBy: 'name', isPerson: false, hasNotes: false } as const;

/** The importable record types. A new one needs an entry here, its fields in `import-fields` and a store in the import service. */
export const IMPORT_KINDS: Readonly<Record<ImportEntityType, ImportKind>> = {
  clients: { ...PERSON_KIND, noun: 'client' },
  leads: {
    ...PERSON_KIND,
    noun: 'lead',
    needsOneOf: { keys: ['phone', 'email'], message: 'Please enter a phone number or an email address' },
  },
  sites: { ...DIRECTORY_KIND, noun: 'site' },
  hospitals: { ...DIRECTORY_KIND, noun: 'hospital' },
  doctors: { ...PERSON_KIND, noun: 'doctor', hasNotes: false },
  surgeries: { ...DIRECTORY_KIND, noun: 'surgery' },
};
