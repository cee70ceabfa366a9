import { lazy, Suspense } from 'react';
import type { AfterwardsProps } from '../frame/afterwards.view';

const DepositSection = lazy(async () => ({ default: (await import('./deposit.section')).DepositSection }));

/** The deposit on an accepted quote. Loaded only if there is one. */
export function DepositPart({ token, practice, response, quote, view }: AfterwardsProps) {
  const hasDeposit = view ? view.hasDeposit : quote?.deposit != null;
  if (response !== 'accept' || !quote || !hasDeposit) return null;
  return (
    <Suspense fallback={null}>
      <DepositSection token={token} practice={practice} />
    </Suspense>
  );
}
