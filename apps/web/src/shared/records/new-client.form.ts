import { clientInput, createClient, getClient, updateClient } from '@quillcare/contracts';
import { defineForm } from '../forms/record/form.definition';
import { word } from '../words/words';
import { nameIn } from './name-in';
import { newClientWords } from './new-client.en';
import { newRecordForm } from './new-record.dialog';
import { personName } from './record-kinds';

/** The details of a client that a quote needs. The rest can be added on the client's page. */
export const newClientForm = defineForm({
  name: 'new-client',
  words: newClientWords,
  schema: clientInput.pick({ firstName: true, lastName: true, email: true, phone: true, dateOfBirth: true }),
  operations: { get: getClient, create: createClient, update: updateClient },
  nameOf: personName,
});

export const newClient = newRecordForm({
  definition: newClientForm,
  title: () => word(newClientWords, 'title'),
  submit: () => word(newClientWords, 'submit'),
  startWith: (typed) => (typed.includes('@') ? { email: typed } : nameIn(typed)),
});
