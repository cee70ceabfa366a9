import { useFocusedHeading } from './use-focused-heading';
import type { LinkFailure } from './link-failure';
import { ContactLink } from './contact-link.view';
import { ACCESS_ERROR } from './frame.en';
import { handedOverQuote } from '../signing/tablet';
import { Replacement } from './replacement.view';

export interface AccessErrorProps {
  failure: LinkFailure;
  token: string | null;
  onRetry: () => void;
}

export function AccessError({ failure, token, onRetry }: AccessErrorProps) {
  const heading = useFocusedHeading();
  return (
    <section className="p-card">
      <h1 ref={heading} tabIndex={-1} className="p-title">
        {failure.isReplaced ? ACCESS_ERROR.replaced : ACCESS_ERROR.title}
      </h1>
      <p className="p-lead">{failure.reason}</p>
      <p>{failure.advice}</p>
      {failure.practice && <p>{ACCESS_ERROR.from(failure.practice.name)}</p>}
      {failure.isReplaced && token !== null && <Replacement token={token} />}
      <div className="p-actions">
        {failure.retry && (
          <button type="button" className="p-button p-button-primary" onClick={onRetry}>
            {ACCESS_ERROR.retry}
          </button>
        )}
        {failure.practice && <ContactLink practice={failure.practice} className="p-button" />}
        {handedOverQuote() === null && (
          <a className="p-button" href="/">
            {ACCESS_ERROR.home}
          </a>
        )}
      </div>
    </section>
  );
}
