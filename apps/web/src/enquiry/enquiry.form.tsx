import type { PublicEnquiryForm } from '@quillcare/contracts';
import { consentStatements, CONTACT_METHODS, type ContactMethod } from '@quillcare/rules';
import type { FormEvent } from 'react';
import { ErrorSummary } from '../patient/fields/error-summary.view';
import { Checkbox, described, Field, FieldFrame, TextArea } from '../patient/fields/field.view';
import { Button } from '../patient/frame/button.view';
import { ENQUIRY } from './enquiry.en';
import { consentField, type EnquiryValues } from './enquiry.values';
import type { EnquirySubmission } from './use-enquiry-submission';

export type OpenForm = Extract<PublicEnquiryForm, { state: 'OPEN' }>;

interface EnquiryFormProps {
  form: OpenForm;
  values: EnquiryValues;
  onChange: (values: EnquiryValues) => void;
  sending: EnquirySubmission;
}

export function EnquiryForm({ form, values, onChange, sending }: EnquiryFormProps) {
  const { problems, attempt, isBusy, submit } = sending;
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message;
  const fieldProps = (name: 'firstName' | 'lastName' | 'phone' | 'email' | 'message') => ({
    id: name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(values);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      {problems.length > 0 && <ErrorSummary key={attempt} problems={problems} />}
      <div className="p-pair">
        <Field
          {...fieldProps('firstName')}
          label={ENQUIRY.firstName}
          autoComplete="given-name"
          maxLength={100}
        />
        <Field
          {...fieldProps('lastName')}
          label={ENQUIRY.lastName}
          autoComplete="family-name"
          maxLength={100}
          optional
        />
        <Field
          {...fieldProps('phone')}
          {...{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 }}
          label={ENQUIRY.phone}
        />
        <Field
          {...fieldProps('email')}
          {...{ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 }}
          label={ENQUIRY.email}
        />
      </div>
      {form.surgeries.length > 0 && (
        <SurgerySelect form={form} values={values} onChange={onChange} error={errorOf('surgeryId')} />
      )}
      <TextArea
        {...fieldProps('message')}
        label={ENQUIRY.message}
        hint={ENQUIRY.messageHint}
        rows={5}
        optional
      />
      <Ways {...{ form, values, onChange, errorOf }} />
      <HoneypotField values={values} onChange={onChange} />
      <section aria-labelledby="privacy">
        <h2 id="privacy" className="p-form-part">
          {ENQUIRY.privacy}
        </h2>
        <p className="e-privacy">{form.privacyNote}</p>
      </section>
      <div className="p-actions">
        <Button id="send" type="submit" look="primary" busy={isBusy}>
          {isBusy ? ENQUIRY.sending : ENQUIRY.submit}
        </Button>
      </div>
    </form>
  );
}

type Part = Pick<EnquiryFormProps, 'form' | 'values' | 'onChange'>;

function SurgerySelect({ form, values, onChange, error }: Part & { error?: string }) {
  return (
    <FieldFrame id="surgeryId" label={ENQUIRY.surgery} error={error}>
      <select
        {...described('surgeryId', undefined, error)}
        value={values.surgeryId}
        onChange={({ target }) => onChange({ ...values, surgeryId: target.value })}
      >
        <option value="">{ENQUIRY.anySurgery}</option>
        {form.surgeries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function Ways({ form, values, onChange, errorOf }: Part & { errorOf: (path: string) => string | undefined }) {
  const words = consentStatements(form.practice.name);
  const choose = (method: ContactMethod, isChosen: boolean) =>
    onChange({
      ...values,
      ways: CONTACT_METHODS.filter((one) => (one === method ? isChosen : values.ways.includes(one))),
    });
  return (
    <fieldset className="e-ways" aria-describedby="ways-hint">
      <legend className="p-label">{ENQUIRY.ways}</legend>
      <p id="ways-hint" className="p-hint">
        {ENQUIRY.waysHint}
      </p>
      {CONTACT_METHODS.map((method) => (
        <Checkbox
          key={method}
          id={consentField(method)}
          label={words[method]}
          checked={values.ways.includes(method)}
          error={errorOf(consentField(method))}
          onChange={(isChosen) => choose(method, isChosen)}
        />
      ))}
    </fieldset>
  );
}

/** Honeypot field. Bots fill in every field, so an enquiry with this one filled in was not sent by a person. */
function HoneypotField({ values, onChange }: Pick<Part, 'values' | 'onChange'>) {
  return (
    <div className="e-extra" aria-hidden="true">
      <label htmlFor="homepage">{ENQUIRY.extra}</label>
      <input
        id="homepage"
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        maxLength={200}
        value={values.homepage}
        onChange={({ target }) => onChange({ ...values, homepage: target.value })}
      />
    </div>
  );
}
