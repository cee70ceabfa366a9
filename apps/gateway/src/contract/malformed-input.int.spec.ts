import fc from 'fast-check';
import { hasBody, NONE, type Operation } from '@quillcare/contracts';
import type { Answer } from '../testing/http-client';
import {
  fieldsOf,
  alternativesOf,
  misfitOf,
  misfitTextOf,
  buildSample,
  schemaOf,
  type Schema,
} from './sample';
import {
  idsFrom,
  PLATFORM_OPERATIONS,
  buildPath,
  requiredOf,
  ROUTED_OPERATIONS,
  sampleBody,
} from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let practice: Practice;
let superAdmin: Practice;
let before: Record<string, string>;

beforeAll(async () => {
  world = await World.share();
  practice = await world.practice();
  superAdmin = (await world.sessions()).get('SUPER_ADMIN') as Practice;
  before = await world.settled(practice.organisationId);
});

// Without the operations of patients, which check the link before the input.
const operations = ROUTED_OPERATIONS.filter(({ permission }) => permission !== 'patient');
const withBody = operations.filter(
  // The sender defines the format of a signed body.
  (operation) => hasBody(operation) && !['multipart', 'signed'].includes(operation.http?.encoding ?? 'json'),
);
const named = (list: Operation[]) => list.map((operation) => [operation.name, operation] as const);
const nobodys = () => '01890000-0000-7000-8000-000000000001';

/** One operation per kind of route. Operations of one kind share the code that reads requests, so one is enough. */
const oneOfEachKind = (list: Operation[]) => [
  ...new Map(
    list.map((one) => [[one.http?.method, one.http?.encoding, one.http?.acceptsForms].join(), one]),
  ).values(),
];
/** Number of arbitrary inputs. The fuzz test of each CI run sends many hundreds to every operation. */
const FORMS = 200;

// Callers with permission, because others are refused before the input is read.
const asker = (operation: Operation) => (PLATFORM_OPERATIONS.includes(operation) ? superAdmin : practice);
const ask = (operation: Operation, body: unknown, headers?: Record<string, string>) =>
  world.ask(operation, asker(operation), { path: buildPath(operation, nobodys), body, headers });
const at = (operation: Operation, ...query: string[]) => {
  const required = requiredOf(
    operation,
    nobodys,
    query.map((one) => one.split('=')[0] ?? ''),
  );
  const path = `${buildPath(operation, nobodys)}?${[...required, ...query].join('&')}`;
  return world.ask(operation, asker(operation), { path, body: undefined });
};
const pathsOf = (answer: Answer) => (answer.problem.errors ?? []).map(({ path }) => path);

function expectRefusal(what: string, { status, headers, problem }: Answer, statuses: number[]): void {
  expect({ what, status, isOneOf: statuses.includes(status) ? statuses : problem }).toEqual({
    what,
    status,
    isOneOf: statuses,
  });
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(problem).toMatchObject({
    status,
    correlationId: expect.any(String),
    code: expect.any(String),
    title: expect.any(String),
  });
}

/** Every enum value of a query parameter, plus `none` and an id where its pattern allows them. */
function valuesOf(operation: Operation): [string, string][] {
  return Object.entries(schemaOf(operation, 'query').properties ?? {}).flatMap(([name, schema]) =>
    listedIn(schema).map((value): [string, string] => [name, value]),
  );
}

function listedIn({ enum: values = [], const: only, pattern, format, items, anyOf = [] }: Schema): string[] {
  return [
    ...values.map(String),
    ...(only === undefined ? [] : [String(only)]),
    ...(pattern?.includes(NONE) ? [NONE] : []),
    ...(pattern?.includes('[0-9a-f]') || format === 'uuid' ? [nobodys().replace('0000', 'abcd')] : []),
    ...[...(items ? [items] : []), ...anyOf].flatMap(listedIn),
  ];
}

function isAccepted({ query }: Operation, name: string, text: string): boolean {
  const { error } = query.safeParse({ [name]: text });
  return !error?.issues.some(({ path }) => path[0] === name);
}

function inLetterCases(value: string): string[] {
  const mixed = [...value].map((letter, n) => (n % 2 === 0 ? letter.toUpperCase() : letter.toLowerCase()));
  return [value, value.toLowerCase(), value.toUpperCase(), mixed.join('')];
}

describe('malformed body', () => {
  it.each(named(oneOfEachKind(withBody)))('of %s is rejected in every form', async (_name, operation) => {
    const sample = sampleBody(operation, idsFrom(practice)) as object | undefined;
    const json = JSON.stringify({ ...sample, more: 1 });
    expectRefusal('half a JSON text', await ask(operation, json.slice(0, -1)), [400]);
    expectRefusal('no JSON', await ask(operation, 'not json'), [400]);
    expectRefusal('a list', await ask(operation, '[]'), [400]);
    expectRefusal('a text', await ask(operation, '"text"'), [400]);
    expectRefusal('a number', await ask(operation, '1e999'), [400]);
    expectRefusal(
      'a poisoned prototype',
      await ask(operation, '{"__proto__":{"role":"SUPER_ADMIN"}}'),
      [400],
    );
    expectRefusal('a megabyte', await ask(operation, JSON.stringify({ more: 'x'.repeat(1_048_576) })), [413]);
    expectRefusal(
      'a form',
      await ask(operation, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      // Where forms are accepted their content is not read; the request then fails because the sample's link is malformed.
      operation.http?.acceptsForms ? [400] : [415],
    );
    expectRefusal('XML', await ask(operation, '<a/>', { 'content-type': 'text/xml' }), [415]);
    expectRefusal(
      'another charset',
      await ask(operation, json, { 'content-type': 'application/json; charset=latin1' }),
      [415],
    );
    expectRefusal('NUL', await ask(operation, '{"a\\u0000":"b\\u0000"}'), [400]);
  });

  it.each(named(withBody))('of %s is answered with every invalid field', async (_name, operation) => {
    const schema = schemaOf(operation, 'body');
    for (const form of alternativesOf(schema)) {
      const sample = buildSample(form, idsFrom(practice)) as Record<string, unknown>;
      expect(pathsOf(await ask(operation, { ...sample, surplus: 1 }))).toEqual(['surplus']);
      const { all, naming } = fieldsOf(schema, form);
      const named = Object.fromEntries(naming.map((field) => [field, sample[field]]));
      // What says which form it is leaves no form that the others could be wrong in.
      for (const [field, schema] of all.filter(([field]) => naming.includes(field))) {
        const answer = await ask(operation, { ...sample, [field]: misfitOf(schema) });
        expectRefusal(field, answer, [400]);
        expect(pathsOf(answer)).toEqual([field]);
      }
      const misfits = Object.fromEntries(all.map(([field, misfitting]) => [field, misfitOf(misfitting)]));
      const wrong = Object.keys(misfits).filter((field) => !naming.includes(field));
      const answer = await ask(operation, { ...misfits, ...named, surplus: 1 });
      expectRefusal(wrong.join(), answer, [400]);
      expect(pathsOf(answer).sort()).toEqual([...wrong, 'surplus'].sort());
      const required = (form.required ?? []).filter((field) => !naming.includes(field));
      const missing = pathsOf(await ask(operation, required.length > 0 ? named : { ...named, surplus: 1 }));
      expect(missing.sort()).toEqual(required.length > 0 ? required.sort() : ['surplus']);
    }
  });

  it.each(named(withBody))(
    'of %s is rejected for NUL characters and names each field',
    async (_name, operation) => {
      const sample = sampleBody(operation, idsFrom(practice)) as Record<string, unknown> | undefined;
      const texts = Object.entries(sample ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      if (texts.length === 0) return;
      const spoilt = Object.fromEntries(texts.map(([field, value]) => [field, `${value}\u0000`]));
      const answer = await ask(operation, { ...sample, ...spoilt });
      const fields = Object.keys(spoilt);
      expectRefusal(fields.join(), answer, [400]);
      expect(pathsOf(answer)).toEqual(expect.arrayContaining(fields));
    },
  );

  it('of any operation is answered with a client error', async () => {
    const json = fc.jsonValue();
    const arbitrary = fc.constantFrom(...withBody).chain((operation) => {
      const fields = alternativesOf(schemaOf(operation, 'body')).flatMap((form) =>
        Object.keys(form.properties ?? {}),
      );
      const field = fc.constantFrom(...fields, 'surplus', 'constructor', 'toString');
      const value = fc.oneof(json, fc.dictionary(field, json));
      return fc.tuple(fc.constant(operation), value);
    });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ([operation, value]) => {
        if (operation.body.safeParse(value ?? {}).success) return;
        const what = `${operation.name}: ${JSON.stringify(value)}`;
        expectRefusal(what, await ask(operation, JSON.stringify(value)), [400, 413]);
      }),
      { numRuns: FORMS },
    );
  });
});

const IMPOSSIBLE_IDS = ['not-an-id', '%00', '0', "1'%20or%201=1", '..%2f..%2fetc', '%F0%9F%98%80', '-1'];
const onOneThing = operations.filter(({ http }) => http?.path.includes(':id'));
const ofEachKind = oneOfEachKind(onOneThing);

describe('malformed URL', () => {
  it.each(named(onOneThing))('of %s is rejected and names the id', async (_name, operation) => {
    const ids = ofEachKind.includes(operation) ? IMPOSSIBLE_IDS : IMPOSSIBLE_IDS.slice(0, 2);
    for (const id of ids) {
      const answer = await world.ask(operation, asker(operation), { path: buildPath(operation, () => id) });
      expectRefusal(id, answer, [400]);
      expect(pathsOf(answer)).toContain('params.id');
    }
    if (!ofEachKind.includes(operation)) return;
    const path = buildPath(operation, () => '%E0%A4%A');
    expectRefusal('bad encoding', await world.ask(operation, asker(operation), { path }), [400]);
  });

  it.each(named(operations.filter(({ http }) => http?.method === 'GET')))(
    'of %s is rejected and names every invalid parameter',
    async (_name, operation) => {
      const surplus = await at(operation, 'surplus=1');
      expectRefusal('surplus', surplus, [400]);
      expect(pathsOf(surplus)).toEqual(['query.surplus']);
      const parameters = Object.entries(schemaOf(operation, 'query').properties ?? {});
      const single = parameters.filter(([, schema]) => schema.enum || schema.type === 'string');
      const wrong = [
        ...parameters.map(([name, schema]): [string, string][] => [[name, misfitTextOf(schema)]]),
        parameters.map(([name]): [string, string] => [name, '%00']),
        ...single.map(([name]): [string, string][] => [[name, `a&${name}=b`]]),
      ].filter((pairs) => pairs.length > 0);
      for (const pairs of wrong) {
        const answer = await at(operation, ...pairs.map(([name, text]) => `${name}=${text}`));
        const what = pairs.map((pair) => pair.join('=').slice(0, 40)).join('&');
        expectRefusal(what, answer, [400]);
        expect({ what, paths: [...new Set(pathsOf(answer))].sort() }).toEqual({
          what,
          paths: pairs.map(([name]) => `query.${name}`).sort(),
        });
      }
    },
  );

  it('of any operation is answered with a client error', async () => {
    // Built once, because fast-check prepares what it needs to shrink a text for each.
    const text = fc.string({ unit: 'binary' });
    const reads = operations.filter(({ http }) => http?.method === 'GET' && http.encoding !== 'sse');
    const arbitrary = fc.constantFrom(...reads).chain((operation) => {
      const names = Object.keys(schemaOf(operation, 'query').properties ?? {});
      const name = fc.constantFrom(...names, 'surplus', '__proto__', 'a[b]');
      const pairs = fc.array(fc.tuple(name, text), { maxLength: 4 });
      return fc.tuple(fc.constant(operation), pairs);
    });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ([operation, pairs]) => {
        const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
        const { status } = await at(operation, query);
        expect({ name: operation.name, query, isFine: status < 500 }).toMatchObject({ isFine: true });
      }),
      { numRuns: FORMS },
    );
  });
});

describe('filter value', () => {
  it.each(named(operations.filter((one) => one.http?.method === 'GET' && valuesOf(one).length > 0)))(
    'of %s in another letter case has the same result or is rejected',
    async (_name, operation) => {
      for (const [name, value] of valuesOf(operation))
        for (const text of new Set(inLetterCases(value))) {
          // Values the contract rejects are covered by the tests of wrong parameters above.
          if (!isAccepted(operation, name, text)) continue;
          const { status, problem } = await at(operation, `${name}=${encodeURIComponent(text)}`);
          expect({ name, text, isFine: status < 500 || problem }).toEqual({ name, text, isFine: true });
        }
    },
  );
});

describe('practice data', () => {
  it('is unchanged by malformed input', async () => {
    expect(await world.settled(practice.organisationId)).toEqual(before);
  });
});
