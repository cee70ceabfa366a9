import type { PublicQuote, Signatory } from '@quillcare/contracts';
import { SIGNATORY_EMAIL_MISSING, signatoryProblems, type FormProblem } from '@quillcare/rules';
import { Checkbox, Field } from '../fields/field.view';
import { RadioField } from '../fields/radio-field.view';
import { fieldProps, type AnswerPart, type PartProps } from '../answer/answer-part';
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
export const signatoryPart: AnswerPart<SignatoryValues> = {
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
    values.role === null || values.role === 'PATIENT' ? {} : { signatory: trimValues(values) },
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
  return isSaid ? found : [...found, ...validateEmails(values, quote)];
}

function validateEmails(
  { email, confirmedEmail }: SignatoryValues,
  { representativeBelowAge, purpose }: PublicQuote,
): readonly FormProblem[] {
  const given = email.trim().toLowerCase();
  const path = 'signatory.email';
  const isNeeded = representativeBelowAge !== null && purpose !== 'TABLET';
  if (given === '') return isNeeded ? [{ path, message: SIGNATORY_EMAIL_MISSING }] : [];
  return given === confirmedEmail ? [] : [{ path, message: SIGNATORY.unconfirmed }];
}

function WhoSigns({ values, change, errorOf, quote, token }: PartProps<SignatoryValues>) {
  const belowAge = quote.representativeBelowAge;
  const roles = belowAge === null ? ROLES : ROLES.filter((role) => role !== 'PATIENT');
  return (
    <>
      <RadioField
        id="signatory.role"
        legend={SIGNATORY.title}
        legendClass="p-form-part"
        hint={belowAge === null ? null : SIGNATORY.belowAge(belowAge)}
        options={roles.map((value) => ({
          value,
          id: `signatory.role.${value}`,
          label: SIGNATORY.role[value],
          hint: SIGNATORY.roleHint[value],
        }))}
        chosen={values.role}
        error={errorOf('signatory.role')}
        onChoose={(role) => change({ role })}
      />
      {values.role !== null && values.role !== 'PATIENT' && (
        <RepresentativeFields {...{ values, change, errorOf, token }} />
      )}
    </>
  );
}

type Fields = Pick<PartProps<SignatoryValues>, 'values' | 'change' | 'errorOf' | 'token'>;

function RepresentativeFields(props: Fields) {
  const { values, change, errorOf, token } = props;
  return (
    <>
      <Field {...fieldProps(props, 'name', 'signatory.')} label={SIGNATORY.name} maxLength={200} />
      <Field
        {...fieldProps(props, 'relationship', 'signatory.')}
        label={SIGNATORY.relationship}
        hint={SIGNATORY.relationshipHint}
        maxLength={100}
      />
      <Field
        {...fieldProps(props, 'authority', 'signatory.')}
        label={SIGNATORY.authority}
        hint={SIGNATORY.authorityHint}
        maxLength={300}
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

function trimValues({ role, name, relationship, authority, email, mailTo }: SignatoryValues): Signatory {
  return {
    role: role ?? 'PATIENT',
    name: name.trim(),
    relationship: relationship.trim(),
    authority: authority.trim(),
    email: email.trim(),
    mailTo,
  };
}
