import { getBookingDetails } from '@quillcare/contracts';
import { implement, RecordViews } from '@quillcare/service-kit';
import { BookingFactsReader } from './booking-facts.reader';
import { shownDetails } from './shown-details';

export const GetBookingDetailsQuery = implement(
  getBookingDetails,
  [BookingFactsReader, RecordViews],
  (reader, views) => ({
    async handle({ params }) {
      const sources = await reader.sources(params.id);
      const facts = await reader.facts(params.id, sources);
      // Audited only if details were entered; the defaults reveal nothing about the patient.
      if (facts.version > 0)
        await views.seen({
          entityType: 'SURGERY_CASE',
          entityId: params.id,
          entityLabel: facts.quoteNumber,
          notes: 'Booking details read',
        });
      return shownDetails(params.id, facts, sources);
    },
  }),
);
