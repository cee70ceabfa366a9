// Requests compared with their floor, the same SQL in a bare handler. Targets are shares of the floor at 16 connections, in one
// process and with one process per target.
import { randomUUID } from 'node:crypto';
import { linkTokenOf } from '../seed/ids.mjs';
import { SEED } from './database.mjs';
import { fromSomewhere } from './people.mjs';

const LIST = 'state=NSW&limit=25';
const WORD = 'nguyen';
const NEW_CLIENT = { firstName: 'New', lastName: 'Client', email: 'new@load.example', phone: '0412 345 678' };

const eachTime = (headers) => ({
  setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...headers() } }),
});

/** Read requests, built from the two origins, the session's header and the facts of the data set. */
export function reads({ origin, floor, authorization, facts }) {
  const signedIn = (path) => ({ url: `${origin}/api/${path}`, headers: authorization });
  const bare = (path) => ({ url: `${floor}/${path}` });
  const link = `public/quotes/${linkTokenOf(SEED, facts.sentQuoteId)}`;
  return [
    {
      name: 'read one',
      target: { one: 0.4, scaled: 0.12 },
      product: signedIn(`clients/${facts.clientId}`),
      floor: bare(`clients/${facts.clientId}`),
    },
    {
      name: 'list 25, filtered and sorted, compared with the page alone',
      target: { one: 0.4, scaled: 0.25 },
      product: signedIn(`clients?${LIST}&sort=name`),
      floor: bare(`clients-without-total?${LIST}`),
    },
    {
      name: 'list 25, filtered and sorted, with total',
      target: { one: 0.6, scaled: 0.4 },
      product: signedIn(`clients?${LIST}&sort=name`),
      floor: bare(`clients?${LIST}`),
    },
    {
      name: 'search',
      target: {},
      product: signedIn(`clients?search=${WORD}&limit=25`),
      floor: bare(`clients-search?word=${WORD}&limit=25`),
    },
    {
      // Clients, leads, quotes, cases, directory and catalogue at once. The floor reads clients only.
      name: 'search box, all groups',
      target: {},
      product: signedIn(`search?q=${WORD}`),
      floor: bare(`search-box?word=${WORD}`),
    },
    {
      name: 'list 25 quotes with a status',
      target: {},
      product: signedIn('quotes?status=SENT&limit=25'),
      floor: bare('quotes?status=SENT&limit=25'),
    },
    {
      name: "patient's page",
      target: {},
      product: {
        url: origin,
        requests: [{ method: 'GET', path: `/api/${link}`, ...eachTime(fromSomewhere) }],
      },
      floor: bare(link),
    },
  ];
}

/** Write requests, with audit record, outbox and idempotency key. The floor writes an audit row. */
export function writes({ origin, floor, authorization }) {
  const post = { method: 'POST', body: JSON.stringify(NEW_CLIENT) };
  const json = { 'content-type': 'application/json' };
  const key = () => ({ 'idempotency-key': randomUUID() });
  return [
    {
      name: 'create a client',
      target: { one: 0.25, scaled: 0.17 },
      product: {
        url: origin,
        requests: [
          { ...post, path: '/api/clients', headers: { ...json, ...authorization }, ...eachTime(key) },
        ],
      },
      floor: { ...post, url: `${floor}/clients`, headers: json },
    },
  ];
}
