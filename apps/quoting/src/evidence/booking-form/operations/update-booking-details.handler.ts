import { invalidInput, updateBookingDetails } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../../case';
import { BookingDetailsRepository } from '../persistence/booking-details.repository';
import { BookingFactsReader } from './booking-facts.reader';
import { toBookingDetails } from './to-booking-details';

export const UpdateBookingDetailsHandler = implement(
  updateBookingDetails,
  [SurgeryCaseRepository, BookingDetailsRepository, BookingFactsReader],
  (cases, details, reader) => ({
    prepare: ({ params }) => reader.readSources(params.id),

    async handle({ params, body }, sources) {
      const { version, ...changes } = body;
      if (changes.admissionType === 'DAY' && changes.expectedNights)
        throw invalidInput({ path: 'expectedNights', message: 'A day admission has no nights' });
      const surgeryCase = await cases.get(params.id, { lock: true });
      await details.change(surgeryCase, version, changes);
      return toBookingDetails(surgeryCase.id, await reader.facts(surgeryCase.id, sources), sources);
    },
  }),
);
