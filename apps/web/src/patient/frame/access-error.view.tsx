import { useState } from 'react';
import { sendReplacement, type PatientError } from '../patient.api';
import { getHandedOverQuoteId } from '../signing/tablet';
import { failureText, useCall } from '../use-call';
import { Button } from './button.view';
import { ScreenTitle } from './card.view';
import type { LinkFailure } from './link-failure';
import { ContactLink } from './contact-link.view';
import { ACCESS_ERROR, REPLACEMENT } from './frame.en';

export interface AccessErrorProps {
  failure: LinkFailure;
  token: string | null;
  onRetry: () => void;
}

export function AccessError({ failure, token, onRetry }: AccessErrorProps) {
  return (
    <section className="p-card">
      <ScreenTitle>{failure.isReplaced ? ACCESS_ERROR.replaced : ACCESS_ERROR.title}</ScreenTitle>
      <p className="p-lead">{failure.reason}</p>
      <p>{failure.advice}</p>
      {failure.practice && <p>{ACCESS_ERROR.from(failure.practice.name)}</p>}
      {failure.isReplaced && token !== null && <ReplacementLink token={token} />}
      <div className="p-actions">
        {failure.retry && (
          <Button look="primary" onClick={onRetry}>
            {ACCESS_ERROR.retry}
          </Button>
        )}
        {failure.practice && <ContactLink practice={failure.practice} className="p-button" />}
        {getHandedOverQuoteId() === null && (
          <a className="p-button" href="/">
            {ACCESS_ERROR.home}
          </a>
        )}
      </div>
    </section>
  );
}

/** Emails the link to the current version to the patient, from a link that has been replaced. */
function ReplacementLink({ token }: { token: string }) {
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
