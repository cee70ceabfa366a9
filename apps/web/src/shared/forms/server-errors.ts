import type { Problem } from '@quillcare/contracts';

export interface FormError {
  /** The form's field, or null when the error belongs to the whole form. */
  field: string | null;
  message: string;
}

/** Turns a failed answer into errors of a form: by field where the form has it, for the whole form otherwise. */
export function formErrorsOf(
  problem: Pick<Problem, 'detail' | 'errors'>,
  fields: readonly string[],
): FormError[] {
  const errors = problem.errors ?? [];
  if (errors.length === 0) return [{ field: null, message: problem.detail }];
  return errors.map(({ path, message }) => {
    const field = fieldOf(path, fields);
    return field ? { field, message } : { field: null, message: `${path}: ${message}` };
  });
}

// The server names `lines.0.unitFeeMinor`; a form may hold exactly that or only the whole `lines`.
function fieldOf(path: string, fields: readonly string[]): string | null {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const candidate = steps.slice(0, length).join('.');
    if (fields.includes(candidate)) return candidate;
  }
  return null;
}
