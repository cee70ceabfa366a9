import { clientInput, createClient, getClient, updateClient, type Client } from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { clientWords } from './client.en';

export const clientName = ({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export const clientForm = defineForm({
  name: 'client',
  words: clientWords,
  schema: clientInput,
  operations: { get: getClient, create: createClient, update: updateClient },
  nameOf: clientName,
  sections: {
    person: ['firstName', 'lastName', 'dateOfBirth', 'isVip'],
    contact: ['email', 'phone', 'secondaryPhone'],
    address: ['streetAddress', 'suburb', 'city', 'state', 'postcode'],
    notes: ['notes'],
  },
  fields: {
    state: { kind: 'state' },
    postcode: { kind: 'postcode' },
    notes: { multiline: true, draft: false },
  },
});
