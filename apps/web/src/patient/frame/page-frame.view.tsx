import type { ReactNode } from 'react';
import { Letterhead } from '../../shared/quote-paper/letterhead.view';
import { TabletBar } from '../signing/hand-back.view';
import { getHandedOverQuoteId } from '../signing/tablet';
import { Button } from './button.view';
import { retryConnection, useConnectionLost } from './connection';
import { ContactLinks } from './contact-link.view';
import { FRAME } from './frame.en';
import { LanguageSwitch } from './language.view';
import type { Practice } from './patient.screen';
import { TextSize } from './text-size.view';

/** Frames every screen: the practice's name, a note that the page is private, and contact details. */
export function PageFrame({ practice, children }: { practice?: Practice; children: ReactNode }) {
  const isTablet = getHandedOverQuoteId() !== null;
  return (
    <div className="p-page">
      {/* Without a practice no quote is open, so there is no work to protect, and the screen itself explains the problem. */}
      {practice && <OfflineBanner />}
      <TabletBar practice={practice?.name} />
      <header className="p-header">
        {practice && <Letterhead name={practice.name} logo={practice.logo} />}
        <div className="p-tools p-screen-only">
          {practice && <SecureBadge />}
          <LanguageSwitch />
          <TextSize />
        </div>
      </header>
      <main id="main" className="p-main">
        {children}
      </main>
      {practice && (
        <footer className="p-footer">
          {!isTablet && <ContactLinks practice={practice} />}
          {!isTablet && <p className="p-screen-only">{FRAME.footer(practice.name)}</p>}
        </footer>
      )}
    </div>
  );
}

/** Stays at the top while the server is unreachable. The live region is always mounted, so that its text is announced. */
function OfflineBanner() {
  const isLost = useConnectionLost();
  return (
    <div role="status" className="p-offline-region p-screen-only">
      {isLost && (
        <div className="p-offline">
          <p>{FRAME.offline}</p>
          <Button onClick={() => void retryConnection()}>{FRAME.retry}</Button>
        </div>
      )}
    </div>
  );
}

function SecureBadge() {
  return (
    <p className="p-badge">
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          d="M3.5 7h9v6.25h-9zM5.25 7V5a2.75 2.75 0 0 1 5.5 0v2"
        />
      </svg>
      {FRAME.secureAccess}
    </p>
  );
}
