import { lazy, Suspense } from 'react';
import type { Country } from '@quillcare/rules';

// The formatting rules are a tenth of the first screen's size; until loaded, the number is shown as stored.
const PhoneFormat = lazy(async () => ({ default: (await import('./phone-format.view')).PhoneFormat }));

/** A stored number as the practice's country writes it, for pages that must be quick. */
export function PhoneText({ phone, country }: { phone: string; country: Country }) {
  return (
    <Suspense fallback={phone}>
      <PhoneFormat phone={phone} country={country} />
    </Suspense>
  );
}
