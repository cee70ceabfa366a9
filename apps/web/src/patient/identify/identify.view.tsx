import type { Identification } from '@quillcare/contracts';
import { useState, type SubmitEvent } from 'react';
import { DateFields } from '../fields/date-fields.view';
import { NO_DATE, type DateParts } from '../fields/date-parts';
import { ErrorSummary } from '../fields/error-summary.view';
import { identify, PatientProblem } from '../patient.api';
import { FRAME } from '../frame/frame.en';
import type { Practice } from '../frame/patient.screen';
import { CodeField } from './code-field.view';
import { IDENTIFY } from './identify.en';
import { partsOf, proofErrors, proofOf, type ProofErrors, type ProofPart } from './identify.proof';
import { useCode } from './use-code';

interface IdentifyProps {
  token: string;
  practice: Practice;
  identification: Identification;
  notice?: string;
  /** Called with the date of birth. Null if it was not asked for. */
  onIdentified: (dateOfBirth: DateParts | null) => void;
  onProblem: (problem: PatientProblem) => boolean;
  /** Called when the practice now asks for something else. */
  onChanged: () => void;
}

const FIELD_IDS: Record<ProofPart, string> = { dateOfBirth: 'identify', code: 'identify-code' };

/** Asks for the identification the practice requires before anything clinical is shown. */
export function Identify({ token, practice, identification, notice, onProblem, ...after }: IdentifyProps) {
  const parts = partsOf(identification);
  const [date, setDate] = useState<DateParts>(NO_DATE);
  const [errors, setErrors] = useState<ProofErrors>({});
  // An error about the previous code does not apply to the new one.
  const code = useCode(token, onProblem, () => setErrors((before) => ({ ...before, code: undefined })));
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);

  const failed = (problem: PatientProblem) => {
    if (onProblem(problem)) return;
    if (problem.errors.some(({ path }) => !parts.includes(path as ProofPart))) after.onChanged();
    if (problem.code === 'CODE_EXPIRED') code.isOver();
    const part = problem.code === 'CODE_EXPIRED' ? 'code' : parts[0]!;
    setErrors({ [part]: messageOf(problem) });
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const wrong = proofErrors(parts, date, code);
    setErrors(wrong);
    setTries((count) => count + 1);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await identify(token, proofOf(parts, date, code.typed));
      after.onIdentified(parts.includes('dateOfBirth') ? date : null);
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      failed(problem);
      setTries((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="p-card p-identify" noValidate onSubmit={(event) => void submit(event)}>
      <Problems key={tries} errors={errors} />
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
        <button type="submit" className="p-button p-button-primary" aria-disabled={busy}>
          {busy ? IDENTIFY.busy : IDENTIFY.submit}
        </button>
      </div>
      <p className="p-hint">{IDENTIFY.recorded}</p>
      <p className="p-hint">{IDENTIFY.help}</p>
    </form>
  );
}

function Problems({ errors }: { errors: ProofErrors }) {
  const problems = (['dateOfBirth', 'code'] as const).flatMap((part) => {
    const message = errors[part];
    return message ? [{ path: FIELD_IDS[part], message }] : [];
  });
  return problems.length > 0 && <ErrorSummary problems={problems} />;
}

function messageOf(problem: PatientProblem): string {
  if (problem.code === 'TOO_MANY_REQUESTS') return IDENTIFY.wait(problem.retryAfterSeconds);
  if (problem.code === 'OFFLINE') return FRAME.failedToReach;
  return problem.errors[0]?.message ?? problem.message;
}
