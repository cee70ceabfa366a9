import { MAX_LENGTHS } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { dayRange } from '../core/list-filters';
import { id, optionalText } from '../core/primitives';
import { resource } from '../core/resource';
import { unreadFields } from '../import/import.schemas';
import { ClientCreated, ClientDeleted, ClientRestored, ClientUpdated } from './client.events';

/** The service validates and normalises phone numbers, state and postcode by the practice's country. */
export const clients = resource({
  service: 'crm',
  name: 'Client',
  plural: 'Clients',
  needs: 'CLIENTS',
  planLimit: 'clients',
  dependants: ['Quote', 'SurgeryCase', 'Callback', 'Lead', 'Household'],
  summaries: {
    update: 'Update a client; omitted fields stay unchanged',
    dependants: 'List what depends on a client, before deleting the client',
  },
  list: {
    sorts: ['name', 'createdAt', 'updatedAt'],
    filters: {
      isVip: booleanFilter.optional(),
      state: optionalText(MAX_LENGTHS.state),
      createdAt: dayRange,
    },
  },
  fields: {
    firstName: field.name(),
    lastName: field.name(),
    email: field.email(),
    phone: field.text(MAX_LENGTHS.phone),
    secondaryPhone: field.optionalText(MAX_LENGTHS.phone),
    dateOfBirth: field.optionalDate(),
    isVip: field.flag(false),
    streetAddress: field.optionalText(MAX_LENGTHS.streetAddress),
    city: field.optionalText(MAX_LENGTHS.city),
    suburb: field.optionalText(MAX_LENGTHS.suburb),
    state: field.optionalText(MAX_LENGTHS.state),
    postcode: field.optionalText(MAX_LENGTHS.postcode),
  },
  shown: {
    /** Set by an import whose row had an email address that was already taken. */
    isDuplicateFlag: z.boolean(),
    duplicateOf: id.nullable(),
    /**
     * The client that this one was merged into, after which it counts as removed. Null otherwise; absent from services of the
     * previous version.
     */
    mergedInto: id.nullable(),
  },
  listed: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'dateOfBirth',
    'isVip',
    'suburb',
    'state',
    'isDuplicateFlag',
  ],
  events: {
    of: {
      created: ClientCreated,
      updated: ClientUpdated,
      deleted: ClientDeleted,
      restored: ClientRestored,
    },
    data: (clientId) => ({ clientId }),
  },
});

export const {
  input: clientInput,
  changes: clientChanges,
  record: client,
  summary: clientSummary,
  detail: clientDetail,
} = clients;

/**
 * An import row in stored form. The import service has validated it, so only its shape is checked again, which matters for large
 * files. `defaulted` names the fields whose cell was empty, which a merge leaves unchanged.
 */
export const importedClientRow = z.object({
  row: z.number().int(),
  client: clients.stored,
  /** Becomes a note on the client. Absent from import services of the previous version. */
  note: z.string().nullish(),
  defaulted: z.array(z.string()).optional(),
  unread: unreadFields,
});

export type Client = z.infer<typeof client>;
export type ClientSummary = z.infer<typeof clientSummary>;
export type ClientInput = z.infer<typeof clientInput>;
export type ClientChanges = z.infer<typeof clientChanges>;
export type ImportedClientRow = z.infer<typeof importedClientRow>;
