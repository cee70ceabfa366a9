import type { Client, SurgeryCase } from '@quillcare/contracts';
import type { BookingFacts } from './booking-facts';

/** The patient as in the practice's current record, or as on the signed quote if the client record is unavailable. */
export function patientOf(signed: SurgeryCase['patient'], client: Client | null): BookingFacts['patient'] {
  const { firstName, lastName, email, phone } = client ?? signed;
  return {
    name: `${firstName} ${lastName}`.trim(),
    dateOfBirth: client?.dateOfBirth ?? null,
    address: client && addressOf(client),
    phone: phone || null,
    otherPhone: client?.secondaryPhone ?? null,
    email: email || null,
  };
}

function addressOf({ streetAddress, suburb, city, state, postcode }: Client): string | null {
  const place = [...new Set([suburb, city])].filter(Boolean).join(', ');
  const region = [place, state, postcode].filter(Boolean).join(' ');
  return [streetAddress, region].filter(Boolean).join(', ') || null;
}
