import { invalid, updateBookingDetails, type BookingDetails, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../../case';
import { BookingDetailsRepository } from '../persistence/booking-details.repository';
import { BookingFactsReader, type BookingSources } from './booking-facts.reader';
import { shownDetails } from './shown-details';

type Input = InputOf<typeof updateBookingDetails>;

@Implements(updateBookingDetails)
export class UpdateBookingDetailsHandler implements Handler<typeof updateBookingDetails> {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly details: BookingDetailsRepository,
    private readonly reader: BookingFactsReader,
  ) {}

  prepare({ params }: Input): Promise<BookingSources> {
    return this.reader.sources(params.id);
  }

  async handle({ params, body }: Input, sources: BookingSources): Promise<BookingDetails> {
    const { version, ...changes } = body;
    if (changes.admissionType === 'DAY' && changes.expectedNights)
      throw invalid({ path: 'expectedNights', message: 'A day admission has no nights' });
    const surgeryCase = await this.cases.get(params.id, { lock: true });
    await this.details.change(surgeryCase, version, changes);
    return shownDetails(surgeryCase.id, await this.reader.facts(surgeryCase.id, sources), sources);
  }
}
