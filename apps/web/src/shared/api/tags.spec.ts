import { createClient, getClient, getSurgeryDependants, listClients } from '@quillcare/contracts';
import { invalidatedTags, providedTags, staleTags } from './tags';

it('tags a single record by id and lists by type', () => {
  const asked = { params: { id: 'c1' } };
  expect(providedTags(getClient, asked, { id: 'c1' })).toEqual([{ type: 'Client', id: 'c1' }]);
  // Without an answer, the tags are those expected from the request.
  expect(providedTags(getClient, asked)).toEqual([{ type: 'Client', id: 'c1' }]);
  expect(providedTags(listClients, { query: {} })).toEqual([{ type: 'Client', id: 'LIST' }]);
});

it('tags dependants as lists of every type they contain', () => {
  expect(providedTags(getSurgeryDependants, { params: { id: 's1' } }, { items: [] })).toEqual([
    { type: 'Surgery', id: 'LIST' },
    { type: 'Quote', id: 'LIST' },
    { type: 'SurgeryCase', id: 'LIST' },
    { type: 'SurgeryConfiguration', id: 'LIST' },
    { type: 'PricingRule', id: 'LIST' },
    { type: 'Site', id: 'LIST' },
    { type: 'QuoteTemplate', id: 'LIST' },
  ]);
});

it('invalidates everything of a type after a command', () => {
  expect(invalidatedTags(createClient)).toEqual([{ type: 'Client' }]);
});

it('invalidates the changed record and its lists, each once, and no other records', () => {
  expect(
    staleTags([{ type: 'Quote', id: 'q1' }, { type: 'Quote', id: 'q1' }, { type: 'Subscription' }]),
  ).toEqual([{ type: 'Quote', id: 'q1' }, { type: 'Quote', id: 'LIST' }, { type: 'Subscription' }]);
});
