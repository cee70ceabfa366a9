import { createClient, getClient, listClients } from '@quillcare/contracts';
import { invalidatedTags, providedTags, staleTags } from './tags';

it('tags one record by its id and lists by their type', () => {
  expect(providedTags(getClient, { params: { id: 'c1' } })).toEqual([{ type: 'Client', id: 'c1' }]);
  expect(providedTags(listClients, { query: {} })).toEqual([{ type: 'Client', id: 'LIST' }]);
});

it('makes everything of a type stale after a command', () => {
  expect(invalidatedTags(createClient)).toEqual([{ type: 'Client' }]);
});

it('refreshes the changed record and the lists, each once, and leaves other records alone', () => {
  expect(
    staleTags([{ type: 'Quote', id: 'q1' }, { type: 'Quote', id: 'q1' }, { type: 'Subscription' }]),
  ).toEqual([{ type: 'Quote', id: 'q1' }, { type: 'Quote', id: 'LIST' }, { type: 'Subscription' }]);
});
