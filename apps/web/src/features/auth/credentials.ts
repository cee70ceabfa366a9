import { z } from 'zod';
import { signIn } from '@quillcare/contracts';
import { authTexts } from './auth.texts';

/**
 * The sign-in form. The specification's sentences for this page end with a full stop, unlike the contract's.
 */
export const credentials = z.strictObject({
  email: z.string().refine((value) => signIn.body.shape.email.safeParse(value).success, authTexts.wrongEmail),
  password: z.string().min(1, authTexts.noPassword),
});
