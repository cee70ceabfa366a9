import { getBookingDetails } from '@quillcare/contracts';
import { implement, RecordViews } from '@quillcare/service-kit';
import { BookingFactsReader } from './booking-facts.reader';
import { toBookingDetails } from './to-booking-details';

export const GetBookingDetailsQuery = implement(
  getBookingDetails,
  [BookingFactsReader, RecordViews],
  (reader, views) => ({
    async handle({ params }) {
      const sources = await reader.readSources(params.id);
      const facts = await reader.facts(params.id, sources);
      // Audited only if details were entered; the defaults reveal nothing about the patient.
      if (facts.version > 0)
        await views.recordViews({
          entityType: 'SURGERY_CASE',
          entityId: params.id,
          entityLabel: facts.quoteNumber,
          notes: 'Booking details read',
        });
      return toBookingDetails(params.id, facts, sources);
    },
  }),
);
