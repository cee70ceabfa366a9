import { randomUUID } from 'node:crypto';
import type { Operation } from '@quillcare/contracts';
import { idFieldsOf, buildSample, schemaOf, replaceAt } from './sample';
import {
  collectionOf,
  idsFrom,
  isClientGenerated,
  PLATFORM_OPERATIONS,
  PRACTICE_OPERATIONS,
  buildPath,
  sampleBody,
} from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let owner: Practice;
let stranger: Practice;
let before: Record<string, string>;

const isOnOneThing = ({ http }: Operation) => http?.path.includes('/:id') ?? false;
const onOneThing = PRACTICE_OPERATIONS.filter(isOnOneThing);
const collections = [...new Set(onOneThing.map(collectionOf))];
const withIdsInBody = PRACTICE_OPERATIONS.filter((operation) =>
  idFieldsOf(schemaOf(operation, 'body')).some((path) => !isClientGenerated(path)),
);
const lists = PRACTICE_OPERATIONS.filter(
  ({ http, permission }) =>
    http?.method === 'GET' && !http.path.includes(':') && http.encoding !== 'sse' && permission,
);

beforeAll(async () => {
  world = await World.share();
  [owner, stranger] = [await world.practice(), await world.practice()];
  await world.tellStory(owner);
  // Only a signed quote creates a surgery case.
  await world.tellStory(stranger);
  await world.collect(owner, collections);
  // Configuration records have no operation that creates them.
  await world.collect(stranger, [...new Set(withIdsInBody.filter(isOnOneThing).map(collectionOf))]);
  before = await world.settled(owner.organisationId);
});

const foreignIds = () => new Set([...owner.ids.values()].flat());

describe('records of another practice', () => {
  it.each(onOneThing.map((operation) => [operation.name, operation] as const))(
    'do not exist for %s',
    async (_name, operation) => {
      const path = buildPath(operation, (_param, collection) => owner.ids.get(collection)?.[0] as string);
      const { status, problem } = await world.ask(operation, stranger, { path });
      expect({ status, code: problem?.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
    },
  );

  it.each(withIdsInBody.map((operation) => [operation.name, operation] as const))(
    'cannot be referenced in the body of %s',
    async (_name, operation) => {
      const own = sampleBody(operation, idsFrom(stranger));
      const foreign = buildSample(schemaOf(operation, 'body'), idsFrom(owner));
      const path = buildPath(operation, (_param, collection) => stranger.ids.get(collection)?.[0] as string);
      for (const field of idFieldsOf(schemaOf(operation, 'body')).filter(
        (found) => !isClientGenerated(found),
      )) {
        const sample = field.reduce<unknown>(
          (value, key) => (value as Record<string, unknown> | null)?.[key],
          foreign,
        );
        const theirs = sample ?? [...foreignIds()][0]; // The sample leaves out the id of a new part.
        const refusal = async (id: unknown) => {
          const { problem } = await world.ask(operation, stranger, { path, body: replaceAt(own, field, id) });
          return { ...problem, correlationId: '' };
        };
        const answer = await refusal(theirs);
        // A 400 may name the wrong field for the form, but must equal the response to an unknown id. Where only certain people
        // may act, a 403 must not reveal more either.
        expect(operation.ownerOnly ? [400, 403, 404] : [400, 404]).toContain(answer.status);
        if (answer.status === 400)
          expect(answer.errors?.map((error) => error.path)).toEqual([field.join('.')]);
        expect(answer).toEqual(await refusal(randomUUID()));
      }
    },
  );

  it.each(lists.map((operation) => [operation.name, operation] as const))(
    'are in no result of %s',
    async (_name, operation) => {
      const { properties = {} } = schemaOf(operation, 'query');
      const filters = Object.entries(properties)
        .filter(([, schema]) => schema.format === 'uuid')
        .map(([name]) => name);
      const foreign = [...foreignIds()];
      const queries = ['', ...filters.flatMap((name) => foreign.slice(0, 20).map((id) => `?${name}=${id}`))];
      for (const query of queries) {
        const { status, json, text } = await world.ask(operation, stranger, {
          path: `${operation.http?.path}${query}`,
        });
        expect({ query, status }).toEqual({ query, status: 200 });
        // A board has columns instead of items and a file has neither; the ids below must not occur in those either.
        const { items = [] } = (json ?? {}) as { items?: unknown[] };
        if (query !== '') expect(items).toEqual([]);
        expect({ query, found: foreign.filter((id) => text.includes(id)) }).toEqual({ query, found: [] });
      }
    },
  );

  it.each(PLATFORM_OPERATIONS.map((operation) => [operation.name, operation] as const))(
    'and of one’s own practice are both refused to staff by the platform operation %s',
    async (_name, operation) => {
      for (const { organisationId } of [owner, stranger]) {
        const path = buildPath(operation, () => organisationId);
        const { status, problem } = await world.ask(operation, stranger, { path });
        expect({ status, code: problem?.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
      }
    },
  );

  it('are unchanged afterwards', async () => {
    expect(await world.settled(owner.organisationId)).toEqual(before);
  });
});
