import { isIsoDate } from '@quillcare/rules';
import { useState, type SubmitEvent } from 'react';
import { NO_DATE } from './answer.draft';
import { DateFields } from './date-fields.view';
import { isoOf, type DateParts } from './date-parts';
import { ErrorSummary } from './error-summary.view';
import { identify, PatientProblem } from './patient.api';
import type { Practice } from './patient.screen';
import { FAILED_TO_REACH, IDENTIFY } from './patient.texts';

interface IdentifyProps {
  token: string;
  practice: Practice;
  notice?: string;
  onIdentified: (dateOfBirth: DateParts) => void;
  onProblem: (problem: PatientProblem) => boolean;
}

/** Asks for the date of birth before anything clinical is shown. */
export function Identify({ token, practice, notice, onIdentified, onProblem }: IdentifyProps) {
  const [parts, setParts] = useState<DateParts>(NO_DATE);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const date = isoOf(parts);
    const wrong = date === '' ? IDENTIFY.missing : isIsoDate(date) ? null : IDENTIFY.invalid;
    setError(wrong);
    setTries((count) => count + 1);
    if (wrong) return;
    setBusy(true);
    try {
      await identify(token, date);
      onIdentified(parts);
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      if (!onProblem(problem)) setError(messageOf(problem));
      setTries((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="p-card p-identify" noValidate onSubmit={(event) => void submit(event)}>
      {error && <ErrorSummary key={tries} problems={[{ path: 'identify', message: error }]} />}
      <h1 className="p-title">{IDENTIFY.title}</h1>
      <p className="p-lead">{notice ?? IDENTIFY.intro(practice.name)}</p>
      <DateFields
        id="identify"
        legend={IDENTIFY.legend}
        hint={IDENTIFY.hint}
        value={parts}
        onChange={setParts}
        error={error}
        birthday
      />
      <div className="p-actions">
        <button type="submit" className="p-button p-button-primary" aria-disabled={busy}>
          {busy ? IDENTIFY.busy : IDENTIFY.submit}
        </button>
      </div>
      <p className="p-hint">{IDENTIFY.help}</p>
    </form>
  );
}

function messageOf(problem: PatientProblem): string {
  if (problem.code === 'TOO_MANY_REQUESTS') return IDENTIFY.wait(problem.retryAfterSeconds);
  if (problem.code === 'OFFLINE') return FAILED_TO_REACH;
  return problem.errors[0]?.message ?? problem.message;
}
