import type { PublicQuote } from '@quillcare/contracts';
import { DateFields } from './date-fields.view';
import { ErrorSummary } from './error-summary.view';
import { Checkbox, Field, TextArea } from './field.view';
import { FORM } from './patient.texts';
import { SignatureField } from './signature-field.view';
import type { AnswerState } from './use-answer';

const WORDS = FORM.accept;

interface AcceptFormProps {
  hidden: boolean;
  quote: PublicQuote;
  answer: AnswerState;
}

type ErrorOf = (path: string) => string | undefined;

/** The full form of acceptance: who, the agreement, and the signature last. */
export function AcceptForm({ hidden, quote, answer }: AcceptFormProps) {
  const problems = answer.problemsFor('accept');
  const errorOf: ErrorOf = (path) => problems.find((problem) => problem.path === path)?.message;
  return (
    <form
      id="form-accept"
      className="p-form"
      hidden={hidden}
      noValidate
      aria-labelledby="title-accept"
      onSubmit={(event) => {
        event.preventDefault();
        answer.check('accept');
      }}
    >
      {problems.length > 0 && <ErrorSummary key={answer.tries} problems={problems} />}
      <h3 id="title-accept" className="p-form-title">
        {WORDS.title}
      </h3>
      <h4 className="p-form-part">{WORDS.about}</h4>
      <RequiredFields answer={answer} errorOf={errorOf} />
      <OptionalFields answer={answer} errorOf={errorOf} />
      <h4 className="p-form-part">{WORDS.agreements}</h4>
      <Agreements quote={quote} answer={answer} errorOf={errorOf} />
      <SignatureField answer={answer} error={errorOf('signatureData')} />
      <p className="p-consent">{quote.consentWording}</p>
      <div className="p-actions">
        <button type="submit" className="p-button p-button-primary">
          {WORDS.submit}
        </button>
      </div>
    </form>
  );
}

function RequiredFields({ answer, errorOf }: { answer: AnswerState; errorOf: ErrorOf }) {
  const { draft, change } = answer;
  return (
    <>
      <Field
        id="patientName"
        label={WORDS.name}
        autoComplete="name"
        maxLength={200}
        value={draft.patientName}
        error={errorOf('patientName')}
        onChange={(event) => change({ patientName: event.target.value })}
      />
      <DateFields
        id="dateOfBirth"
        legend={WORDS.dateOfBirth}
        value={draft.dateOfBirth}
        error={errorOf('dateOfBirth')}
        birthday
        onChange={(dateOfBirth) => change({ dateOfBirth })}
      />
      <Field
        id="phoneNumber"
        label={WORDS.phone}
        hint={WORDS.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={draft.phoneNumber}
        error={errorOf('phoneNumber')}
        onChange={(event) => change({ phoneNumber: event.target.value })}
      />
    </>
  );
}

function OptionalFields({ answer, errorOf }: { answer: AnswerState; errorOf: ErrorOf }) {
  const { draft, change } = answer;
  return (
    <>
      <div className="p-pair">
        <Field
          id="emergencyContact"
          label={WORDS.emergencyContact}
          optional
          maxLength={200}
          value={draft.emergencyContact}
          error={errorOf('emergencyContact')}
          onChange={(event) => change({ emergencyContact: event.target.value })}
        />
        <Field
          id="emergencyPhone"
          label={WORDS.emergencyPhone}
          optional
          type="tel"
          maxLength={40}
          value={draft.emergencyPhone}
          error={errorOf('emergencyPhone')}
          onChange={(event) => change({ emergencyPhone: event.target.value })}
        />
      </div>
      <Field
        id="preferredDate"
        label={WORDS.preferredDate}
        hint={WORDS.preferredDateHint}
        optional
        type="date"
        value={draft.preferredDate}
        error={errorOf('preferredDate')}
        onChange={(event) => change({ preferredDate: event.target.value })}
      />
      <TextArea
        id="additionalNotes"
        label={WORDS.notes}
        optional
        value={draft.additionalNotes}
        error={errorOf('additionalNotes')}
        onChange={(event) => change({ additionalNotes: event.target.value })}
      />
    </>
  );
}

function Agreements({
  quote,
  answer,
  errorOf,
}: {
  quote: PublicQuote;
  answer: AnswerState;
  errorOf: ErrorOf;
}) {
  const { draft, change } = answer;
  return (
    <>
      <Checkbox
        id="agreedToTerms"
        label={WORDS.terms}
        checked={draft.agreedToTerms}
        error={errorOf('agreedToTerms')}
        onChange={(agreedToTerms) => change({ agreedToTerms })}
      >
        <p className="p-hint p-check-more">
          {WORDS.termsVersion(quote.termsVersion)} ·{' '}
          <a href="/terms" target="_blank" rel="noopener">
            {WORDS.readTerms}
          </a>
        </p>
      </Checkbox>
      <Checkbox
        id="agreedToTreatment"
        label={WORDS.treatment}
        checked={draft.agreedToTreatment}
        error={errorOf('agreedToTreatment')}
        onChange={(agreedToTreatment) => change({ agreedToTreatment })}
      />
    </>
  );
}
