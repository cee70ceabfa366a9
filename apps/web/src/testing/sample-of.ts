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

type Inner = z.ZodType & { def: Definition; format?: string | null };

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
        Object.entries(def.shape ?? {}).map(([name, part]) => [name, sampleOf(part, seed)]),
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

const BY_FORMAT: Record<string, string> = {
  date: '2026-11-20',
  datetime: '2026-11-20T08:00:00.000Z',
  email: 'someone@harbour.test',
};

function textOf(format: string | null | undefined, { text, id }: SampleSeed): string {
  if (format === 'guid' || format === 'uuid') return id;
  return BY_FORMAT[format ?? ''] ?? text;
}
