import { lazy, Suspense } from 'react';
import type { SectionProps } from '../read/quote-sections';

const Notice = lazy(async () => ({ default: (await import('./deposit-notice.view')).DepositNotice }));

/** What deposit an acceptance would ask for, before it is given. */
export function DepositNoticePart({ practice, quote }: Pick<SectionProps, 'practice' | 'quote'>) {
  // What is signed already has its deposit.
  if (!quote.deposit || quote.variation) return null;
  return (
    <Suspense fallback={null}>
      <Notice practice={practice} quote={quote} deposit={quote.deposit} />
    </Suspense>
  );
}
