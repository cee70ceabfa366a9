import {
  listClientConsents,
  listClientMatches,
  listClients,
  listDuplicatePairs,
  listHousehold,
  getClientTimeline,
  getClient,
  searchPractice,
} from '@quillcare/contracts';
import type { HotQuery } from './hot-queries.suite';
import { pages } from './pages.suite';

/** Frequent reads of clients, by staff and by the search box. */
export const CLIENT_QUERIES: readonly HotQuery[] = [
  {
    name: 'client-one',
    title: 'One client',
    table: 'crm.client',
    act: ({ product, admin, clientId }) => product.call(getClient, { params: { id: clientId } }, admin),
  },
  {
    name: 'client-list',
    title: 'Clients of a state by name, first and later page, and their total',
    table: 'crm.client',
    act: ({ product, admin }) =>
      pages((cursor) =>
        product.call(listClients, { query: { sort: 'name', state: 'NSW', limit: 5, cursor } }, admin),
      ),
  },
  {
    name: 'client-list-later',
    title: 'All clients, newest first, first and later page',
    table: 'crm.client',
    act: ({ product, admin }) =>
      pages((cursor) => product.call(listClients, { query: { limit: 5, cursor } }, admin)),
  },
  {
    name: 'client-search',
    title: 'Search of clients by two words',
    table: 'crm.client',
    act: ({ product, admin }) => product.call(listClients, { query: { search: 'nguyen min' } }, admin),
  },
  {
    name: 'client-search-address',
    title: 'Search of clients by an address: whose it is, then who has it as a part',
    table: 'crm.client',
    act: ({ product, admin }) =>
      product.call(listClients, { query: { search: 'nobody.known.123456@example.com' } }, admin),
  },
  {
    name: 'client-matches',
    title: 'Clients who may be the person that somebody enters',
    table: 'crm.client',
    act: ({ product, admin }) =>
      product.call(
        listClientMatches,
        {
          query: {
            firstName: 'Minh',
            lastName: 'Nguyen',
            email: 'nobody.known.123456@example.com',
            phone: '0412 345 678',
            dateOfBirth: '1980-05-17',
          },
        },
        admin,
      ),
  },
  {
    name: 'duplicate-pairs',
    title: 'Pairs of clients who may be the same person, newest first',
    table: 'crm.duplicate_pair',
    act: ({ product, admin }) =>
      pages((cursor) => product.call(listDuplicatePairs, { query: { limit: 5, cursor } }, admin)),
  },
  {
    name: 'duplicate-pairs-of-client',
    title: 'Who may be the same person as one client',
    table: 'crm.duplicate_pair',
    act: ({ product, admin, clientId }) =>
      product.call(listDuplicatePairs, { query: { clientId, limit: 5 } }, admin),
  },
  {
    name: 'client-consents',
    title: 'How one client may be contacted',
    table: 'crm.client_consent',
    act: ({ product, admin, clientId }) =>
      product.call(listClientConsents, { params: { id: clientId } }, admin),
  },
  {
    name: 'client-household',
    title: 'Household of one client',
    table: 'crm.client_relation',
    act: ({ product, admin, clientId }) => product.call(listHousehold, { params: { id: clientId } }, admin),
  },
  {
    name: 'search-box-clients',
    title: 'The search box: clients by name',
    table: 'crm.client',
    act: ({ product, admin }) => product.call(searchPractice, { query: { q: 'nguyen min' } }, admin),
  },
  {
    name: 'search-box-beginning',
    title: 'The search box: two letters',
    table: 'crm.client',
    act: ({ product, admin }) => product.call(searchPractice, { query: { q: 'ng' } }, admin),
  },
  {
    name: 'search-box-phone',
    title: 'The search box: a phone number',
    table: 'crm.client',
    act: ({ product, admin }) => product.call(searchPractice, { query: { q: '+61 412 345 678' } }, admin),
  },
  {
    name: 'search-box-quotes',
    title: 'The search box: quotes by number and by name',
    table: 'quoting.quote',
    act: ({ product, admin }) => product.call(searchPractice, { query: { q: '000012' } }, admin),
  },
  {
    name: 'timeline-of-client',
    title: "A client's timeline: what the audit knows",
    table: 'audit.entry',
    act: ({ product, admin, clientId }) =>
      product.call(getClientTimeline, { params: { id: clientId } }, admin),
  },
  {
    name: 'timeline-of-quotes',
    title: "A client's timeline: quotes",
    table: 'quoting.quote',
    act: ({ product, admin, clientId }) =>
      product.call(getClientTimeline, { params: { id: clientId } }, admin),
  },
];
