import { clearAllDrafts } from '../answer/answer.draft';
import { Card } from '../frame/card.view';
import { TABLET } from './signing.en';
import { handBack, getHandedOverQuoteId, buildLockedPath } from './tablet';

/** Bar above every screen on the practice's device: the practice's name, and a button to hand the device back. */
export function TabletBar({ practice }: { practice?: string }) {
  const quoteId = getHandedOverQuoteId();
  if (quoteId === null) return null;
  return (
    <aside className="p-tablet p-screen-only">
      <span>{practice === undefined ? TABLET.noticeOnly : TABLET.notice(practice)}</span>
      <HandBack quoteId={quoteId} className="p-link" />
    </aside>
  );
}

/** Shown after the answer on the practice's device: thanks, and only a button to hand the device back. */
export function ThanksScreen({ quoteId }: { quoteId: string }) {
  return (
    <Card title={TABLET.thanks}>
      <p className="p-lead">{TABLET.thanksHint}</p>
      <div className="p-actions">
        <HandBack quoteId={quoteId} className="p-button p-button-primary" />
      </div>
    </Card>
  );
}

function HandBack({ quoteId, className }: { quoteId: string; className: string }) {
  return (
    <a
      className={className}
      href={buildLockedPath(quoteId)}
      onClick={(event) => {
        event.preventDefault();
        clearAllDrafts();
        handBack(quoteId);
      }}
    >
      {TABLET.back}
    </a>
  );
}
