import { clientInput, createClient, getClient, updateClient } from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { clientWords } from './client.en';
import { ClientMatches } from './client-matches.view';
import { PostcodeWarning } from './postcode-warning.view';
import { clientName } from './client-name';

export { clientName };

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
  },
  below: { contact: ClientMatches, address: PostcodeWarning },
  fields: {
    state: { kind: 'state' },
    postcode: { kind: 'postcode' },
  },
});
