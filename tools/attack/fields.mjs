// Finds text fields in the inputs of the contracts.

const innerOf = (schema) => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

const isText = (schema) =>
  schema.type === 'string' && !schema.enum && schema.const === undefined && schema.format !== 'uuid';

/**
 * The paths of all free-text fields of a schema, such as `firstName` or `lines.0.description`, excluding ids and enums. For a
 * record with arbitrary keys, one key is enough.
 * @returns {string[][]}
 */
export function textFieldsOf(schema, path = []) {
  const inner = innerOf(schema);
  if (isText(inner)) return [path];
  if (inner.type === 'array') return textFieldsOf(inner.items ?? {}, [...path, '0']);
  if (inner.type !== 'object') return [];
  if (!inner.properties && inner.additionalProperties) return [[...path, 'id']];
  return Object.entries(inner.properties ?? {}).flatMap(([key, field]) =>
    textFieldsOf(field, [...path, key]),
  );
}

/** The value at a path, or undefined if there is none. */
export function valueAt(value, path) {
  return path.reduce((inner, key) => inner?.[key], value);
}

/** All texts nested in a value, optionally only those of fields with this name. */
function stringsBelow(value, key, found = []) {
  if (Array.isArray(value)) for (const entry of value) stringsBelow(entry, key, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) {
      if ((key === undefined || name === key) && (typeof entry === 'string' || entry === null))
        found.push(entry);
      stringsBelow(entry, key, found);
    }
  return found;
}

/**
 * Whether a response contains a stored text: `same`, `changed`, or `hidden` if it has no such field. The field may be nested
 * differently in the response than in the request, or have another name when the response has two similar ones: a quote has the
 * reason of the approval request and the reason of its decision.
 */
export function shownIn(answer, path, expected) {
  const at = valueAt(answer, path);
  if (typeof at === 'string' || (at === null && expected === null))
    return at === expected ? 'same' : 'changed';
  const found = stringsBelow(answer, path.at(-1));
  if (found.length === 0) return 'hidden';
  const all = typeof expected === 'string' ? stringsBelow(answer) : found;
  return all.includes(expected) ? 'same' : 'changed';
}
