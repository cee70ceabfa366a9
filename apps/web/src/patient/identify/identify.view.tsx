import type { Identification } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { useState, type SubmitEvent } from 'react';
import { DateFields } from '../fields/date-fields.view';
import { getShortYear, NO_DATE, toIsoDate, type DateParts } from '../fields/date-parts';
import { ErrorSummary } from '../fields/error-summary.view';
import { FIELDS } from '../fields/fields.en';
import { Button } from '../frame/button.view';
import type { Practice } from '../frame/patient.screen';
import { identify, type PatientError, type Proof } from '../patient.api';
import { failureText, useCall } from '../use-call';
import { CodeField } from './code-field.view';
import { CODE, IDENTIFY } from './identify.en';
import { useIdentityCode } from './use-code';

interface IdentifyProps {
  token: string;
  practice: Practice;
  identification: Identification;
  notice?: string;
  /** Called with the date of birth. Null if it was not asked for. */
  onIdentified: (dateOfBirth: DateParts | null) => void;
  onProblem: (problem: PatientError) => boolean;
  /** Called when the practice now asks for something else. */
  onChanged: () => void;
}

/** The parts of an identification, named after their fields. */
type ProofPart = 'dateOfBirth' | 'code';
type ProofErrors = Partial<Record<ProofPart, string>>;

/** What the practice asks for, in display order. */
const PARTS: Record<Identification, readonly ProofPart[]> = {
  DATE_OF_BIRTH: ['dateOfBirth'],
  CODE: ['code'],
  BOTH: ['dateOfBirth', 'code'],
};

const FIELD_IDS: Record<ProofPart, string> = { dateOfBirth: 'identify', code: 'identify-code' };

/** Asks for the identification the practice requires before anything clinical is shown. */
export function Identify({ token, practice, identification, notice, onProblem, ...after }: IdentifyProps) {
  const parts = PARTS[identification];
  const [date, setDate] = useState<DateParts>(NO_DATE);
  const [errors, setErrors] = useState<ProofErrors>({});
  // An error about the previous code does not apply to the new one.
  const code = useIdentityCode(token, onProblem, () =>
    setErrors((before) => ({ ...before, code: undefined })),
  );
  const [tries, setTries] = useState(0);
  const { busy, run } = useCall();

  const handleFailure = (problem: PatientError) => {
    if (onProblem(problem)) return;
    if (problem.errors.some(({ path }) => !parts.includes(path as ProofPart))) after.onChanged();
    if (problem.code === 'CODE_EXPIRED') code.isOver();
    const part = problem.code === 'CODE_EXPIRED' ? 'code' : parts[0]!;
    setErrors({ [part]: messageOf(problem) });
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const wrong = findProofErrors(parts, date, code);
    setErrors(wrong);
    setTries((count) => count + 1);
    if (Object.keys(wrong).length > 0) return;
    await run(
      async () => {
        await identify(token, buildProof(parts, date, code.typed));
        after.onIdentified(parts.includes('dateOfBirth') ? date : null);
      },
      (problem) => {
        handleFailure(problem);
        setTries((count) => count + 1);
      },
    );
  }

  return (
    <form className="p-card p-identify" noValidate onSubmit={(event) => void submit(event)}>
      <ProofErrorSummary key={tries} errors={errors} />
      <h1 className="p-title">{IDENTIFY.title}</h1>
      <p className="p-lead">{notice ?? IDENTIFY.intro[identification](practice.name)}</p>
      {parts.includes('dateOfBirth') && (
        <DateFields
          id={FIELD_IDS.dateOfBirth}
          legend={IDENTIFY.legend}
          hint={IDENTIFY.hint}
          value={date}
          onChange={setDate}
          error={errors.dateOfBirth}
          birthday
        />
      )}
      {parts.includes('code') && <CodeField code={code} error={errors.code ?? null} />}
      <div className="p-actions">
        <Button type="submit" look="primary" busy={busy}>
          {busy ? IDENTIFY.busy : IDENTIFY.submit}
        </Button>
      </div>
      <p className="p-hint">{IDENTIFY.recorded}</p>
      <p className="p-hint">{IDENTIFY.help}</p>
    </form>
  );
}

function ProofErrorSummary({ errors }: { errors: ProofErrors }) {
  const problems = (['dateOfBirth', 'code'] as const).flatMap((part) => {
    const message = errors[part];
    return message ? [{ path: FIELD_IDS[part], message }] : [];
  });
  return problems.length > 0 && <ErrorSummary problems={problems} />;
}

function messageOf(problem: PatientError): string {
  if (problem.code === 'TOO_MANY_REQUESTS') return IDENTIFY.wait(problem.retryAfterSeconds);
  return problem.errors[0]?.message ?? failureText(problem);
}

/** Validates what the patient entered before it is sent: finds missing and impossible values. */
function findProofErrors(
  parts: readonly ProofPart[],
  date: DateParts,
  code: { typed: string; asked: boolean },
): ProofErrors {
  const errors: ProofErrors = {};
  const iso = toIsoDate(date);
  if (parts.includes('dateOfBirth') && !isIsoDate(iso)) {
    const wrong = getShortYear(date) !== null ? FIELDS.shortYear : IDENTIFY.invalid;
    errors.dateOfBirth = iso === '' ? IDENTIFY.missing : wrong;
  }
  if (parts.includes('code') && code.typed.length !== 6)
    errors.code = !code.asked ? CODE.notAsked : code.typed === '' ? CODE.missing : CODE.invalid;
  return errors;
}

function buildProof(parts: readonly ProofPart[], date: DateParts, code: string): Proof {
  return {
    ...(parts.includes('dateOfBirth') ? { dateOfBirth: toIsoDate(date) } : {}),
    ...(parts.includes('code') ? { code } : {}),
  };
}
