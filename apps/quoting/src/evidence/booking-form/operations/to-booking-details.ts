import type { BookingDetails } from '@quillcare/contracts';
import { findBlanks } from '../domain/booking-facts';
import type { BookingFactsReader, BookingSources } from './booking-facts.reader';

/** The details as shown to staff, with the lines the form will leave blank. */
export function toBookingDetails(
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
    blanks: findBlanks(facts),
    missing: isClientMissing ? ['CLIENT'] : [],
  };
}
