import type { BookingDetails } from '@quillcare/contracts';
import { blanksOf } from '../domain/booking-facts';
import type { BookingFactsReader, BookingSources } from './booking-facts.reader';

/** The details as shown to staff, with the lines the form will leave blank. */
export function shownDetails(
  surgeryCaseId: string,
  facts: Awaited<ReturnType<BookingFactsReader['facts']>>,
  { isClientMissing }: BookingSources,
): BookingDetails {
  const { details, version, updatedAt, usualAnaesthesia } = facts;
  return {
    ...details,
    id: surgeryCaseId,
    version,
    updatedAt: updatedAt?.toISOString() ?? null,
    usualAnaesthesia,
    blanks: blanksOf(facts),
    missing: isClientMissing ? ['CLIENT'] : [],
  };
}
