import type { z } from 'zod';

export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'select'
  | 'check'
  | 'date'
  | 'count'
  | 'money'
  | 'percent'
  | 'state'
  | 'postcode';

/** What a form can derive about a field from the contract's schema. */
export interface SchemaField {
  kind: FieldKind;
  isOptional: boolean;
  maxLength?: number;
  values: readonly string[];
}

/**
 * Derives kind, limits and whether it is required. Names that end in "phone", "Minor" or "BasisPoints" identify phones, money and
 * percentages.
 */
export function schemaField(name: string, schema: z.ZodType): SchemaField {
  const leaf = leafOf(schema) as Leaf;
  const { format, maxLength = leaf.maxLength ?? undefined } = (leaf.meta() ?? {}) as Described;
  return {
    kind: kindOf(name, leaf, format),
    isOptional: schema.safeParse(null).success,
    maxLength,
    values: leaf.options ?? [],
  };
}

/** Returns the initial value of an empty form: the schema's default, otherwise an empty value. */
export function emptyValue(schema: z.ZodType): unknown {
  const parsed = schema.safeParse(undefined);
  if (parsed.success) return parsed.data;
  const { type } = (leafOf(schema) as Leaf).def;
  if (type === 'boolean') return false;
  return type === 'string' ? '' : null;
}

/** The parts of Zod's schemas that are read here. */
type Leaf = z.ZodType & {
  def: { type: string; innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType };
  format?: string | null;
  maxLength?: number | null;
  options?: readonly string[];
};

interface Described {
  format?: string;
  maxLength?: number;
}

/** Returns the schema inside optional, nullable, default and transform wrappers. */
function leafOf(schema: z.ZodType): z.ZodType {
  const { innerType, in: input, out } = (schema as Leaf).def;
  if (innerType) return leafOf(innerType);
  if (!input || !out) return schema;
  return leafOf((input as Leaf).def.type === 'transform' ? out : input);
}

function kindOf(name: string, { def: { type }, format }: Leaf, described?: string): FieldKind {
  if (type === 'boolean') return 'check';
  if (type === 'enum') return 'select';
  if (type === 'number' && name.endsWith('Minor')) return 'money';
  if (type === 'number') return name.endsWith('BasisPoints') ? 'percent' : 'count';
  if (format === 'date') return 'date';
  if (described === 'email') return 'email';
  return /phone$/i.test(name) ? 'phone' : 'text';
}
