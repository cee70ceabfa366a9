import { z } from 'zod';
import { OPERATIONS } from '../registry';
import { fieldErrors } from './parse';
import type { Operation } from './operation';

/** The part of JSON Schema from which invalid values are derived. */
interface Schema {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const OF_EVERY_TYPE = [undefined, null, '', 'misfit', 0.5, -1, 1e30, true, [], {}];
/** Wording that could only come from the validator itself. */
const RAW =
  /^(Invalid (input|option|number|string|key|element|ISO|UUID|GUID|URL|email|date|value)\b|Too (big|small)|Unrecognized|Not )|expected|received|pattern|multiple of/;

/** Returns values for one part of an input, each of which violates one of its rules at `path`. */
function misfits(schema: Schema, path: string[] = []): { path: string[]; value: unknown }[] {
  const own = [...OF_EVERY_TYPE, ...beyond(schema)].map((value) => ({ path, value }));
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...own,
    ...variants.flatMap((variant) => misfits(variant, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => misfits(inner, [...path, name])),
    ...(schema.items ? misfits(schema.items, [...path, '0']) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? misfits(schema.additionalProperties, [...path, 'misfit'])
      : []),
  ];
}

function beyond(schema: Schema): unknown[] {
  const {
    enum: values,
    minimum,
    exclusiveMinimum,
    maximum,
    minLength,
    maxLength,
    minItems,
    maxItems,
  } = schema;
  return [
    ...(values ? [`${String(values[0])}x`, String(values[0]).toLowerCase()] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minLength ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minItems ? [Array.from({ length: minItems - 1 }, () => 'x')] : []),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 'x')]),
  ];
}

function at(path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  return name === '0' ? [at(rest, value)] : { [name]: at(rest, value) };
}

function sentences(operation: Operation, part: 'params' | 'query' | 'body'): string[] {
  const schema = z.toJSONSchema(operation[part], { io: 'input', unrepresentable: 'any' }) as Schema;
  return misfits(schema).flatMap(({ path, value }) => {
    const parsed = operation[part].safeParse(at(path, value));
    return parsed.success ? [] : fieldErrors(parsed.error).map(({ message }) => message);
  });
}

describe('validation messages', () => {
  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    'are readable sentences for every kind of invalid input of %s',
    (_name, operation) => {
      const said = (['params', 'query', 'body'] as const).flatMap((part) => sentences(operation, part));
      expect(said.length).toBeGreaterThan(0);
      expect([...new Set(said)].filter((sentence) => RAW.test(sentence))).toEqual([]);
    },
  );

  it.each([
    ['an empty choice', z.enum(['A', 'B']), '', 'This field is required'],
    ['another choice', z.enum(['A', 'B']), 'C', 'Please choose one of the possible values'],
    [
      'too many entries',
      z.array(z.string()).max(10_000),
      Array(10_001).fill('x'),
      'Please choose at most 10,000',
    ],
    ['too many for one', z.array(z.string()).max(1), ['x', 'y'], 'Please choose only one'],
    ['an empty list', z.array(z.string()).min(1), [], 'Please choose at least one'],
    ['a part of a number', z.number().int(), 1.5, 'Please enter a whole number'],
    ['a text for a number', z.number(), 'x', 'Please enter a valid number'],
    ['a number beyond the limit', z.number().max(3), 4, 'This number is too large'],
    ['a number below the limit', z.number().min(3), 2, 'This number is too small'],
    ['a long text', z.string().max(3), 'four', 'This field is too long'],
    ['half a date', z.iso.date(), '2026-1', 'Please enter a valid date'],
    ['a schema with a sentence', z.string().min(3, 'Three letters, please'), 'x', 'Three letters, please'],
  ])('have the agreed wording for %s', (_what, schema: z.ZodType, value, sentence) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it('are not repeated when two rules of a field have the same message', () => {
    const same = z
      .number()
      .min(0.01, 'Please enter a valid number')
      .multipleOf(0.01, 'Please enter a valid number');
    const { error } = z.strictObject({ quantity: same }).safeParse({ quantity: 0.001 });
    expect(fieldErrors(error as z.ZodError)).toEqual([
      { path: 'quantity', message: 'Please enter a valid number' },
    ]);
  });
});
