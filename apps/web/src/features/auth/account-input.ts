import { signUp } from '@quillcare/contracts';
import { normalisePhone } from '@quillcare/rules';
import { checkNewPassword } from '../../shared/password/new-password';

/** What the form of a new practice takes: the contract's input, its password and its phone by the same rules as on the server. */
export const accountInput = signUp.body.omit({ session: true }).superRefine((account, context) => {
  const { password, phone, country } = account;
  checkNewPassword(password, context);
  const checked = normalisePhone(phone, country, 'ORGANISATION');
  if (!checked.ok) context.addIssue({ code: 'custom', path: ['phone'], message: checked.message });
});
