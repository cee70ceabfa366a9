import { invalidInput, type FieldError, type InputOf, type signUp } from '@quillcare/contracts';
import { deriveNames, normalisePhone, type PersonNames } from '@quillcare/rules';
import { validatePassword } from '../../password/domain/new-password';

type Body = InputOf<typeof signUp>['body'];

/** The validated fields of a sign-up, as stored. */
export interface SignUpForm {
  readonly names: PersonNames;
  readonly phone: string;
}

/** Validates a sign-up. Throws VALIDATION_FAILED naming every invalid field. */
export function readSignUpForm(body: Body): SignUpForm {
  const phone = normalisePhone(body.phone, body.country, 'ORGANISATION');
  const errors: FieldError[] = validatePassword(body.password, 'password');
  if (!phone.ok) errors.push({ path: 'phone', message: phone.message });
  if (!phone.ok || errors.length > 0) throw invalidInput(...errors);
  return { names: deriveNames(body), phone: phone.value };
}
