import { lazy, Suspense } from 'react';
import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import type { SectionProps } from '../read/quote-sections';

// Loaded only if there is a deposit.
const Notice = lazy(async () => ({ default: (await import('./deposit-notice.view')).DepositNotice }));
const DepositSection = lazy(async () => ({ default: (await import('./deposit.section')).DepositSection }));

/** Shows, before acceptance, which deposit it would require. */
export function DepositNoticePart({ practice, quote }: Pick<SectionProps, 'practice' | 'quote'>) {
  // A signed quote already has its deposit.
  if (!quote.deposit || quote.variation) return null;
  return (
    <Suspense fallback={null}>
      <Notice practice={practice} quote={quote} deposit={quote.deposit} />
    </Suspense>
  );
}

/** The deposit on an accepted quote. */
export function DepositPart({ token, practice, response, quote, view, reload }: AnsweredSectionProps) {
  const hasDeposit = view ? view.hasDeposit : quote?.deposit != null;
  if (response !== 'accept' || !quote || !hasDeposit) return null;
  return (
    <Suspense fallback={null}>
      <DepositSection {...{ token, practice, reload }} />
    </Suspense>
  );
}
