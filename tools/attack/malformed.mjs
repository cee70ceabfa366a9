// Malformed bodies, queries and forms, derived from valid ones by seed.
import fc from 'fast-check';
import { seeded } from '../chaos/random.mjs';

const SURPLUS = [
  'surplus',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  '$ref',
  'id',
  'organisationId',
  'role',
];
const OTHER_TYPES = [
  'text/plain',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/vnd.api+json',
  'application/octet-stream',
  '',
];

const nested = (depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** A value that is rarely valid. */
const junk = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  fc.constantFrom(null, true, '', [], {}, -1, 0.1, 1e308, 2 ** 53, -0, Number.MAX_SAFE_INTEGER),
  fc.constantFrom('\u0000', '\ud800', 'a'.repeat(10_000), Array(1_000).fill(0), nested(500)),
  fc.constantFrom({ $gt: '' }, { toString: 'x' }, { length: 1e9 }, [{}], [[]]),
);

/** A body with some fields removed, added or replaced by junk. */
function mutated(sample) {
  const keys = Object.keys(sample);
  const change = fc.oneof(
    ...(keys.length > 0
      ? [
          fc.record({ kind: fc.constant('set'), key: fc.constantFrom(...keys), value: junk }),
          fc.record({ kind: fc.constant('drop'), key: fc.constantFrom(...keys) }),
        ]
      : []),
    fc.record({ kind: fc.constant('set'), key: fc.constantFrom(...SURPLUS), value: junk }),
  );
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const body = { ...sample };
    for (const { kind, key, value } of changes)
      if (kind === 'drop') delete body[key];
      else body[key] = value;
    return JSON.stringify(body);
  });
}

/** The JSON of a valid body with a part removed, repeated or inserted. */
function corrupted(sample) {
  const text = JSON.stringify(sample);
  const at = fc.nat({ max: text.length });
  return fc.oneof(
    fc.tuple(at, at).map(([from, to]) => text.slice(0, from) + text.slice(Math.max(from, to))),
    fc
      .tuple(at, fc.string({ unit: 'binary', maxLength: 8 }))
      .map(([from, more]) => text.slice(0, from) + more + text.slice(from)),
    at.map((from) => `${text.slice(0, from)}"__proto__":{"role":"SUPER_ADMIN"},${text.slice(from)}`),
    fc.constantFrom(
      `${text}${text}`,
      `[${text}]`,
      `/**/${text}`,
      `\ufeff${text},`,
      text.replaceAll('"', "'"),
    ),
  );
}

const asJson = (arbitrary) => arbitrary.map((body) => ({ body, type: 'application/json' }));

/** Variations of a valid body, most of them malformed. */
export function bodiesLike(sample) {
  return fc.oneof(
    { weight: 6, arbitrary: asJson(mutated(sample)) },
    { weight: 2, arbitrary: asJson(corrupted(sample)) },
    { weight: 2, arbitrary: asJson(fc.jsonValue().map((value) => JSON.stringify(value))) },
    { weight: 1, arbitrary: asJson(fc.uint8Array({ minLength: 1, maxLength: 200 })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...OTHER_TYPES).map((type) => ({ body: JSON.stringify(sample), type })),
    },
  );
}

function parsed(body) {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  // An empty text is equivalent to a request without a body.
  if (text === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Whether a body is not JSON or does not match the schema. */
export function isMalformed({ body, type }, schema) {
  const json = type === 'application/json' ? parsed(body) : null;
  return json === null || !schema.safeParse(json.value ?? {}).success;
}

/**
 * `count` malformed bodies for a schema, deterministic for a seed and label.
 * @returns {{ body: string | Uint8Array, type: string }[]}
 */
export function malformedBodies({ seed, label, sample, schema, count }) {
  const wrong = bodiesLike(sample).filter((one) => isMalformed(one, schema));
  return fc.sample(wrong, { numRuns: count, seed: numberOf(seed, label) });
}

const numberOf = (seed, label) => seeded(seed, 'malformed', label).integer(0, 2 ** 31 - 1);

const ODD_VALUES = ['%', '%zz', '%E0%A4%A', '%00', '%ff%fe', '+', '%2B', '%F0%9F%98%80', '%u0041', '%25'];

/**
 * `count` query strings for some parameters, some of them wrongly encoded.
 * @returns {string[]}
 */
export function malformedQueries({ seed, label, names, count }) {
  const name = fc.constantFrom(
    ...names,
    'surplus',
    '__proto__',
    'constructor',
    'a[b]',
    'limit',
    'sort',
    'cursor',
    'search',
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent),
    fc.constantFrom(...ODD_VALUES, '', '-1', '1e9', 'null', 'undefined', '[]', 'a'.repeat(2_000)),
  );
  const pair = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(name, value).map(([key, given]) => `${encodeURIComponent(key)}=${given}`),
    },
    fc.constantFrom('&', '=', '==', '&&', '?', ';a=b', '%=%', 'a', 'a=b=c'),
  );
  const query = fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => pairs.join('&'));
  return fc.sample(query, { numRuns: count, seed: numberOf(seed, label) });
}

/** `count` malformed multipart forms with a file. */
export function malformedForms({ seed, label, count }) {
  const boundary = fc.constantFrom('x', 'y', '', '"', 'x'.repeat(200));
  const part = fc.tuple(
    fc.constantFrom('Content-Disposition', 'content-disposition', 'X', ''),
    fc.constantFrom('form-data', 'attachment', 'form-data; name', ''),
    fc.constantFrom(
      'name="file"',
      'name="entityType"',
      'name=""',
      'name="uploadId"',
      'name="__proto__"',
      'name="a\\"b"',
    ),
    fc.constantFrom(
      '',
      '; filename="a.csv"',
      '; filename="../../a"',
      '; filename="a\u0000b"',
      "; filename*=UTF-8''%00",
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const form = fc.record({
    boundary,
    said: boundary,
    parts: fc.array(part, { maxLength: 25 }),
    isEnded: fc.boolean(),
  });
  const text = form.map(({ boundary: used, said, parts, isEnded }) => ({
    type: `multipart/form-data; boundary=${said}`,
    body: `${parts
      .map(
        ([header, kind, name, file, content]) =>
          `--${used}\r\n${header}: ${kind}; ${name}${file}\r\n\r\n${content}\r\n`,
      )
      .join('')}${isEnded ? `--${used}--\r\n` : ''}`,
  }));
  return fc.sample(text, { numRuns: count, seed: numberOf(seed, label) });
}
