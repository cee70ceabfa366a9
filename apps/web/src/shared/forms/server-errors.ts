import type { Problem } from '@quillcare/contracts';

export interface FormError {
  /** The form's field, or null when the error belongs to the whole form. */
  field: string | null;
  message: string;
}

/**
 * Turns a failed answer into errors of a form: by field where the form has it, for the whole form otherwise. `isInRow` says
 * whether the form has a field within a row, such as `options.0.name`.
 */
export function formErrorsOf(
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

// The server names `lines.0.unitFeeMinor`; a form may hold exactly that or only the whole `lines`.
function fieldOf(path: string, isField: (path: string) => boolean): string | null {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const candidate = steps.slice(0, length).join('.');
    if (isField(candidate)) return candidate;
  }
  return null;
}

/** Every error within a form's errors with its path, however deep; what is wrong with a list of rows as a whole stands at the list. */
export function flatErrors(
  errors: object,
  path: readonly string[] = [],
): { path: string; message: string }[] {
  const own = (errors as { message?: unknown }).message;
  const here = path.filter((step) => step !== 'root').join('.');
  const inner = Object.entries(errors).flatMap(([name, error]) =>
    // `ref` is the element, `type` the kind of error.
    name === 'ref' || typeof error !== 'object' || error === null
      ? []
      : flatErrors(error as object, [...path, name]),
  );
  return typeof own === 'string' && own ? [{ path: here, message: own }, ...inner] : inner;
}
