import type { Problem } from '@quillcare/contracts';

export interface FormError {
  /** The form's field. Null if the error concerns the whole form. */
  field: string | null;
  message: string;
}

/**
 * Turns a failed answer into form errors: by field where the form has it, otherwise for the whole form. `isInRow` returns whether
 * the form has a field within a row, such as `options.0.name`.
 */
export function toFormErrors(
  problem: Pick<Problem, 'detail' | 'errors'>,
  fields: readonly string[],
  isInRow: (path: string) => boolean = () => false,
): FormError[] {
  const errors = problem.errors ?? [];
  if (errors.length === 0) return [{ field: null, message: problem.detail }];
  return errors.map(({ path, message }) => {
    const field = fieldOf(path, (candidate) => fields.includes(candidate) || isInRow(candidate));
    return field ? { field, message } : { field: null, message: `${path}: ${message}` };
  });
}

// Maps a path of the server such as `lines.0.unitFeeMinor` to a field of the form, which may be exactly that or only `lines`.
function fieldOf(path: string, isField: (path: string) => boolean): string | null {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const candidate = steps.slice(0, length).join('.');
    if (isField(candidate)) return candidate;
  }
  return null;
}

/** Flattens nested form errors to a list with paths. An error of a list as a whole is reported at the list. */
export function flattenErrors(
  errors: object,
  path: readonly string[] = [],
): { path: string; message: string }[] {
  const own = (errors as { message?: unknown }).message;
  const ownPath = path.filter((step) => step !== 'root').join('.');
  const inner = Object.entries(errors).flatMap(([name, error]) =>
    // `ref` is the element, and `type` the kind of error.
    name === 'ref' || typeof error !== 'object' || error === null
      ? []
      : flattenErrors(error as object, [...path, name]),
  );
  return typeof own === 'string' && own ? [{ path: ownPath, message: own }, ...inner] : inner;
}
