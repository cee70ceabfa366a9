import type { Signatory } from '@quillcare/contracts';
import { signatoryProblems } from '@quillcare/rules';
import { Field } from '../fields/field.view';
import type { AnswerPart, PartProps } from '../answer/answer-part';
import { SIGNATORY } from './signing.en';

const ROLES = ['PATIENT', 'GUARDIAN', 'SUBSTITUTE'] as const;

/** Who signs: the patient, or somebody who may do so for them. */
export const signatory: AnswerPart<Signatory> = {
  id: 'signatory',
  start: () => ({ role: 'PATIENT', name: '', relationship: '', authority: '' }),
  kept: (values) => values,
  problems: signatoryProblems,
  share: (values) => (values.role === 'PATIENT' ? {} : { signatory: trimmed(values) }),
  summary: (values) =>
    values.role === 'PATIENT' ? [] : [[SIGNATORY.signs, `${values.name.trim()} (${values.relationship})`]],
  View: WhoSigns,
};

function WhoSigns({ values, change, errorOf }: PartProps<Signatory>) {
  return (
    <>
      <fieldset className="p-field">
        <legend className="p-form-part">{SIGNATORY.title}</legend>
        {ROLES.map((role) => (
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
      </fieldset>
      {values.role !== 'PATIENT' && <ForSomebody {...{ values, change, errorOf }} />}
    </>
  );
}

type Fields = Pick<PartProps<Signatory>, 'values' | 'change' | 'errorOf'>;

function ForSomebody({ values, change, errorOf }: Fields) {
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
    </>
  );
}

function trimmed({ role, name, relationship, authority }: Signatory): Signatory {
  return {
    role,
    name: name.trim(),
    relationship: relationship.trim(),
    authority: authority.trim(),
  };
}
