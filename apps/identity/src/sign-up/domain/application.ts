import { invalid, type FieldError, type InputOf, type signUp } from '@quillcare/contracts';
import { deriveNames, normalisePhone, type PersonNames } from '@quillcare/rules';
import { passwordErrors } from '../../password/domain/new-password';

type Body = InputOf<typeof signUp>['body'];

/** What a sign-up asks for, in the form in which it is stored. */
export interface Application {
  readonly names: PersonNames;
  readonly phone: string;
}

/** Reads a sign-up; every wrong field is named at once. */
export function readApplication(body: Body): Application {
  const phone = normalisePhone(body.phone, body.country, 'ORGANISATION');
  const errors: FieldError[] = passwordErrors(body.password, 'password');
  if (!phone.ok) errors.push({ path: 'phone', message: phone.message });
  if (!phone.ok || errors.length > 0) throw invalid(...errors);
  return { names: deriveNames(body), phone: phone.value };
}
