import type { z } from 'zod';
import { passwordProblems } from '@quillcare/rules';
import { passwordWords } from './password.en';
import { word } from '../words/words';

/** Reports the first rule that a new password breaks as an error of its field. For use in `superRefine`. */
export function checkNewPassword(password: string, context: z.RefinementCtx, field = 'password'): void {
  const [problem] = passwordProblems(password);
  if (problem) context.addIssue({ code: 'custom', path: [field], message: problem });
}

/** The same for forms that ask for the new password twice. */
export function checkNewPasswordTwice(
  { newPassword, repeated }: { newPassword: string; repeated: string },
  context: z.RefinementCtx,
): void {
  checkNewPassword(newPassword, context, 'newPassword');
  if (newPassword !== repeated)
    context.addIssue({ code: 'custom', path: ['repeated'], message: word(passwordWords, 'mustMatch') });
}
