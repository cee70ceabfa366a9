import type { FieldError } from '@quillcare/contracts';

// Cheap pre-check for escapes; the full check only runs if it matches.
const SUSPECT_JSON = /\\u(?:0000|[dD][89a-fA-F])/;
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

/** Whether a JSON text may contain a NUL character or a lone surrogate. */
export function isSuspect(json: string): boolean {
  return SUSPECT_JSON.test(json) || json.includes('\u0000');
}

/**
 * Returns the fields of a request whose text PostgreSQL cannot store: NUL characters and lone surrogates. Contracts reject them
 * in declared text fields; this also covers free-form values. Not recursive, because callers control the depth.
 */
export function unstorableFields(root: unknown, prefix = ''): FieldError[] {
  const errors: FieldError[] = [];
  const waiting: { value: unknown; path: string }[] = [{ value: root, path: prefix }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && UNSTORABLE.test(value))
      errors.push({ path: path || 'body', message: 'This field is invalid' });
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, entry] of Object.entries(value)) {
      const at = path ? `${path}.${key}` : key;
      if (UNSTORABLE.test(key)) errors.push({ path: path || 'body', message: 'This field is invalid' });
      else waiting.push({ value: entry, path: at });
    }
  }
  return errors;
}
