import type { ReactNode } from 'react';
import { Letterhead } from '../shared/quote-paper/letterhead.view';
import type { Practice } from './patient.screen';
import { TEXTS } from './patient.texts';

/** The frame of every screen: the practice, that the page is private, and how to contact the practice. */
export function PageFrame({ practice, children }: { practice?: Practice; children: ReactNode }) {
  return (
    <div className="p-page">
      <header className="p-header">
        {practice && (
          <>
            <Letterhead name={practice.name} logo={practice.logo} />
            <SecureBadge />
          </>
        )}
      </header>
      <main id="main" className="p-main">
        {children}
      </main>
      {practice && (
        <footer className="p-footer">
          <p className="p-contact">
            {practice.phone && (
              <a href={`tel:${practice.phone.replace(/[^\d+]/g, '')}`}>{`${TEXTS.call} ${practice.phone}`}</a>
            )}
            {practice.email && <a href={`mailto:${practice.email}`}>{`${TEXTS.write} ${practice.email}`}</a>}
          </p>
          <p>{TEXTS.footer(practice.name)}</p>
        </footer>
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
      {TEXTS.secureAccess}
    </p>
  );
}
