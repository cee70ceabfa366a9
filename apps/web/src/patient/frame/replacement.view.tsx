import { useState } from 'react';
import { FRAME, REPLACEMENT } from './frame.en';
import { PatientProblem, sendReplacement } from '../patient.api';

/** Emails the link to the current version to the patient, from a link that has been replaced. */
export function Replacement({ token }: { token: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [error, setError] = useState<string | null>(null);

  async function send() {
    if (state === 'busy') return;
    setState('busy');
    setError(null);
    try {
      await sendReplacement(token);
      setState('done');
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      setError(messageOf(problem));
      setState('ready');
    }
  }

  return (
    <>
      <div role="status">{state === 'done' && <p className="p-lead">{REPLACEMENT.done}</p>}</div>
      {error && <p role="alert">{error}</p>}
      {state !== 'done' && (
        <div className="p-actions">
          <button
            type="button"
            className="p-button p-button-primary"
            aria-disabled={state === 'busy'}
            onClick={() => void send()}
          >
            {state === 'busy' ? REPLACEMENT.busy : REPLACEMENT.send}
          </button>
        </div>
      )}
    </>
  );
}

function messageOf(problem: PatientProblem): string {
  if (problem.code === 'TOO_MANY_REQUESTS') return REPLACEMENT.wait(problem.retryAfterSeconds);
  return problem.code === 'OFFLINE' ? FRAME.failedToReach : problem.message;
}
