import { TABLET } from './signing.en';
import { handBack, handedOverQuote, lockedPath } from './tablet';

/** Above every screen on a device of the practice: whose it is, and the way back. */
export function TabletBar({ practice }: { practice?: string }) {
  const quoteId = handedOverQuote();
  if (quoteId === null) return null;
  return (
    <aside className="p-tablet p-screen-only">
      <span>{practice === undefined ? TABLET.noticeOnly : TABLET.notice(practice)}</span>
      <HandBack quoteId={quoteId} className="p-link" />
    </aside>
  );
}

/** After the answer on a device of the practice: thanks, and nothing but the way back. */
export function Thanks({ quoteId }: { quoteId: string }) {
  return (
    <section className="p-card">
      <h2 className="p-subtitle">{TABLET.thanks}</h2>
      <p className="p-lead">{TABLET.thanksHint}</p>
      <div className="p-actions">
        <HandBack quoteId={quoteId} className="p-button p-button-primary" />
      </div>
    </section>
  );
}

function HandBack({ quoteId, className }: { quoteId: string; className: string }) {
  return (
    <a
      className={className}
      href={lockedPath(quoteId)}
      onClick={(event) => {
        event.preventDefault();
        handBack(quoteId);
      }}
    >
      {TABLET.back}
    </a>
  );
}
