import { lazy, Suspense } from 'react';
import type { SectionProps } from '../read/quote-sections';

const Notice = lazy(async () => ({ default: (await import('./deposit-notice.view')).DepositNotice }));

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
