// Every list of a practice in the contracts, recognised as a query with a cursor.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dist } from '../build/sources.mjs';

const load = createRequire(import.meta.url);
const { OPERATIONS } = load(join(dist, 'libs', 'contracts', 'src', 'index.js'));

/** Lists with a route, each with its path and whether it can be searched. */
export const LISTS = OPERATIONS.filter(
  // A file in parts has a cursor too, but is not a list.
  ({ http, query }) =>
    http?.method === 'GET' &&
    query?.shape?.cursor &&
    !['csv', 'file'].includes(http.encoding) &&
    // Lists that belong to one record do not grow with the practice.
    !http.path.includes(':'),
).map(({ name, http, query }) => ({ name, path: http.path, isSearchable: query.shape.search !== undefined }));

/** A reader of one practice's lists. */
export function listReader(origin, authorization) {
  const urlOf = ({ path }, query) => `${origin}/api${path}?${new URLSearchParams(query)}`;
  const read = async (list, query) => {
    const answer = await fetch(urlOf(list, query), { headers: authorization });
    if (answer.status === 403) return null; // A platform list, for super admins only.
    if (!answer.ok) throw new Error(`${answer.status} at ${list.path}: ${await answer.text()}`);
    return answer.json();
  };
  return { read, request: (list, query) => ({ url: urlOf(list, query), headers: authorization }) };
}
