import type { FieldError } from '@quillcare/contracts';
import { passwordProblems } from '@quillcare/rules';

/** Every rule that a new password breaks, at the field `path`. */
export function passwordErrors(password: string, path: string): FieldError[] {
  return passwordProblems(password).map((message) => ({ path, message }));
}

/** The same for a change: the password must be another one. */
export function changedPasswordErrors(current: string, next: string): FieldError[] {
  if (current === next)
    return [{ path: 'newPassword', message: 'The new password must differ from the current one' }];
  return passwordErrors(next, 'newPassword');
}
