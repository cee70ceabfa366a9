import { signUp } from '@quillcare/contracts';
import { normalisePhone } from '@quillcare/rules';
import { checkNewPassword } from '../../shared/password/new-password';

/** Schema of the sign-up form: the contract's input, with the server's rules for password and phone. */
export const accountInput = signUp.body.omit({ session: true }).superRefine((account, context) => {
  const { password, phone, country } = account;
  checkNewPassword(password, context);
  const checked = normalisePhone(phone, country, 'ORGANISATION');
  if (!checked.ok) context.addIssue({ code: 'custom', path: ['phone'], message: checked.message });
});
