import type { FieldError } from '@quillcare/contracts';
import { passwordProblems } from '@quillcare/rules';

/** Returns every rule a new password breaks, at the field `path`. */
export function validatePassword(password: string, path: string): FieldError[] {
  return passwordProblems(password).map((message) => ({ path, message }));
}

/** Returns the errors of a changed password, which must also differ from the current one. */
export function validatePasswordChange(current: string, next: string): FieldError[] {
  if (current === next)
    return [{ path: 'newPassword', message: 'The new password must differ from the current one' }];
  return validatePassword(next, 'newPassword');
}
