import { z } from 'zod';
import { signIn } from '@quillcare/contracts';
import { authWords } from './auth.en';
import { word } from '../../shared/words/words';

/** Schema of the sign-in form. The specification's messages for this page end with a full stop; the contract's do not. */
export const credentials = z.strictObject({
  email: z.string().refine((value) => signIn.body.shape.email.safeParse(value).success, {
    error: () => word(authWords, 'wrongEmail'),
  }),
  password: z.string().min(1, { error: () => word(authWords, 'noPassword') }),
});
