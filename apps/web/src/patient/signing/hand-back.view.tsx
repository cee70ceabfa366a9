import { TABLET } from './signing.en';
import { handBack, handedOverQuote, lockedPath } from './tablet';

/** Bar above every screen on the practice's device: the practice's name, and a button to hand the device back. */
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

/** Shown after the answer on the practice's device: thanks, and only a button to hand the device back. */
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
