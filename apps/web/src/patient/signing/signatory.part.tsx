import type { PublicQuote, Signatory } from '@quillcare/contracts';
import { OWN_EMAIL_MISSING, signatoryProblems, type FormProblem } from '@quillcare/rules';
import { Checkbox, Field, FieldError } from '../fields/field.view';
import type { AnswerPart, PartProps } from '../answer/answer-part';
import { ConfirmedEmail } from './confirmed-email.view';
import { SIGNATORY } from './signing.en';

const ROLES = ['PATIENT', 'GUARDIAN', 'SUBSTITUTE'] as const;

/** Who signs, and their email address if confirmed with our code. */
interface SignatoryValues extends Omit<Signatory, 'role'> {
  /** Null until chosen, for a patient who may not sign alone. */
  role: Signatory['role'] | null;
  confirmedEmail: string;
}

/** Who signs: the patient, or somebody authorised to sign for them. */
export const signatory: AnswerPart<SignatoryValues> = {
  id: 'signatory',
  start: ({ quote }) => ({
    role: quote.representativeBelowAge === null ? 'PATIENT' : null,
    name: '',
    relationship: '',
    authority: '',
    email: '',
    confirmedEmail: '',
    mailTo: quote.representativeBelowAge === null ? 'PATIENT' : 'SIGNATORY',
  }),
  kept: (values) => values,
  problems: problemsOf,
  share: (values) =>
    values.role === null || values.role === 'PATIENT' ? {} : { signatory: trimmed(values) },
  summary: (values) =>
    values.role === null || values.role === 'PATIENT'
      ? []
      : [[SIGNATORY.signs, `${values.name.trim()} (${values.relationship})`]],
  View: WhoSigns,
};

function problemsOf(values: SignatoryValues, quote: PublicQuote): readonly FormProblem[] {
  const { role } = values;
  if (role === null) return [{ path: 'signatory.role', message: SIGNATORY.whoMissing }];
  if (role === 'PATIENT') return [];
  const found = signatoryProblems({ ...values, role });
  const isSaid = found.some(({ path }) => path === 'signatory.email');
  return isSaid ? found : [...found, ...emailProblems(values, quote)];
}

function emailProblems(
  { email, confirmedEmail }: SignatoryValues,
  { representativeBelowAge, purpose }: PublicQuote,
): readonly FormProblem[] {
  const given = email.trim().toLowerCase();
  const path = 'signatory.email';
  const isNeeded = representativeBelowAge !== null && purpose !== 'TABLET';
  if (given === '') return isNeeded ? [{ path, message: OWN_EMAIL_MISSING }] : [];
  return given === confirmedEmail ? [] : [{ path, message: SIGNATORY.unconfirmed }];
}

function WhoSigns({ values, change, errorOf, quote, token }: PartProps<SignatoryValues>) {
  const belowAge = quote.representativeBelowAge;
  const roles = belowAge === null ? ROLES : ROLES.filter((role) => role !== 'PATIENT');
  const error = errorOf('signatory.role');
  return (
    <>
      <fieldset className="p-field" id="signatory.role" aria-describedby={error && 'signatory.role-error'}>
        <legend className="p-form-part">{SIGNATORY.title}</legend>
        {belowAge !== null && <p className="p-hint">{SIGNATORY.belowAge(belowAge)}</p>}
        {roles.map((role) => (
          <div className="p-check p-check-answer" key={role}>
            <input
              id={`signatory.role.${role}`}
              type="radio"
              name="signatory.role"
              checked={values.role === role}
              aria-describedby={SIGNATORY.roleHint[role] ? `signatory.role.${role}-hint` : undefined}
              onChange={() => change({ role })}
            />
            <label htmlFor={`signatory.role.${role}`}>
              {SIGNATORY.role[role]}
              {SIGNATORY.roleHint[role] && (
                <span className="p-hint" id={`signatory.role.${role}-hint`}>
                  {SIGNATORY.roleHint[role]}
                </span>
              )}
            </label>
          </div>
        ))}
        <FieldError id="signatory.role" error={error} />
      </fieldset>
      {values.role !== null && values.role !== 'PATIENT' && (
        <ForSomebody {...{ values, change, errorOf, token }} />
      )}
    </>
  );
}

type Fields = Pick<PartProps<SignatoryValues>, 'values' | 'change' | 'errorOf' | 'token'>;

function ForSomebody({ values, change, errorOf, token }: Fields) {
  return (
    <>
      <Field
        id="signatory.name"
        label={SIGNATORY.name}
        maxLength={200}
        value={values.name}
        error={errorOf('signatory.name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        id="signatory.relationship"
        label={SIGNATORY.relationship}
        hint={SIGNATORY.relationshipHint}
        maxLength={100}
        value={values.relationship}
        error={errorOf('signatory.relationship')}
        onChange={(event) => change({ relationship: event.target.value })}
      />
      <Field
        id="signatory.authority"
        label={SIGNATORY.authority}
        hint={SIGNATORY.authorityHint}
        maxLength={300}
        value={values.authority}
        error={errorOf('signatory.authority')}
        onChange={(event) => change({ authority: event.target.value })}
      />
      <ConfirmedEmail
        token={token}
        email={values.email}
        confirmed={values.confirmedEmail}
        error={errorOf('signatory.email')}
        onChange={(email) => change({ email })}
        onConfirmed={(confirmedEmail) => change({ confirmedEmail })}
      />
      <Checkbox
        id="signatory.mailTo"
        label={SIGNATORY.mailTo}
        checked={values.mailTo === 'SIGNATORY'}
        onChange={(isTheirs) => change({ mailTo: isTheirs ? 'SIGNATORY' : 'PATIENT' })}
      />
    </>
  );
}

function trimmed({ role, name, relationship, authority, email, mailTo }: SignatoryValues): Signatory {
  return {
    role: role ?? 'PATIENT',
    name: name.trim(),
    relationship: relationship.trim(),
    authority: authority.trim(),
    email: email.trim(),
    mailTo,
  };
}
