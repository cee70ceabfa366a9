import { Button } from './button.view';
import { ScreenTitle } from './card.view';
import type { LinkFailure } from './link-failure';
import { ContactLink } from './contact-link.view';
import { ACCESS_ERROR } from './frame.en';
import { getHandedOverQuoteId } from '../signing/tablet';
import { ReplacementLink } from './replacement.view';

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
