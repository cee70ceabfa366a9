import type { z } from 'zod';

/** Values used in a generated sample. */
export interface SampleSeed {
  /** Used for every free text. */
  text: string;
  /** Used for every id. */
  id: string;
}

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

const BLANK_ID = '01a1fa25-0000-7000-8000-000000000000';

type Inner = z.ZodType & { def: Definition; format?: string | null };

/** Builds a value that a contract schema accepts from what matters to a test; the rest is empty. */
export function blankOf<S extends z.ZodType>(schema: S, given: Partial<z.infer<S>> = {}): z.infer<S> {
  const { shape = {} } = (schema as unknown as Inner).def;
  const rest = Object.entries(shape).flatMap(([name, part]) => {
    const empty = emptyOf(part);
    return empty === undefined ? [] : [[name, empty] as const];
  });
  return { ...Object.fromEntries(rest), ...given } as z.infer<S>;
}

function emptyOf(schema: z.ZodType): unknown {
  const { def } = schema as Inner;
  const known = { nullable: null, optional: undefined, array: [], number: 0 };
  if (def.type in known) return known[def.type as keyof typeof known];
  return def.innerType ? emptyOf(def.innerType) : sampleOf(schema, { text: 'x', id: BLANK_ID });
}

/**
 * Generates a value that a contract schema accepts, with recognisable texts. Lists have one entry, and nothing optional is
 * omitted.
 */
export function sampleOf(schema: z.ZodType, seed: SampleSeed): unknown {
  const { def, format } = schema as Inner;
  if (def.innerType) return sampleOf(def.innerType, seed);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([name, part]) => [name, sampleOf(part, dated(name, seed))]),
      );
    case 'array':
      return [sampleOf(def.element!, seed)];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'union':
      return sampleOf(def.options![0]!, seed);
    case 'pipe':
      return sampleOf((def.in as Inner).def.type === 'transform' ? def.out! : def.in!, seed);
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'record':
      return {};
    default:
      return textOf(format, seed);
  }
}

/** Dates that their schemas describe as text only. */
const DATES =
  /^(dateOfBirth|effectiveFrom|effectiveTo|validUntil|dueDate|preferredDate|nextFollowUpOn|pricedOn)$/;

const dated = (name: string, seed: SampleSeed): SampleSeed =>
  DATES.test(name) ? { ...seed, text: BY_FORMAT.date! } : seed;

const BY_FORMAT: Record<string, string> = {
  date: '2026-11-20',
  datetime: '2026-11-20T08:00:00.000Z',
  email: 'someone@harbour.test',
};

function textOf(format: string | null | undefined, { text, id }: SampleSeed): string {
  if (format === 'guid' || format === 'uuid') return id;
  return BY_FORMAT[format ?? ''] ?? text;
}
