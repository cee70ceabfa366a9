import { useState } from 'react';
import { sendReplacement, type PatientError } from '../patient.api';
import { failureText, useCall } from '../use-call';
import { Button } from './button.view';
import { REPLACEMENT } from './frame.en';

/** Emails the link to the current version to the patient, from a link that has been replaced. */
export function ReplacementLink({ token }: { token: string }) {
  const { busy, run } = useCall();
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = () =>
    run(
      async () => {
        setError(null);
        await sendReplacement(token);
        setDone(true);
      },
      (problem) => setError(messageOf(problem)),
    );
  return (
    <>
      <div role="status">{isDone && <p className="p-lead">{REPLACEMENT.done}</p>}</div>
      {error && <p role="alert">{error}</p>}
      {!isDone && (
        <div className="p-actions">
          <Button look="primary" busy={busy} onClick={() => void send()}>
            {busy ? REPLACEMENT.busy : REPLACEMENT.send}
          </Button>
        </div>
      )}
    </>
  );
}

function messageOf(problem: PatientError): string {
  return problem.code === 'TOO_MANY_REQUESTS'
    ? REPLACEMENT.wait(problem.retryAfterSeconds)
    : failureText(problem);
}
