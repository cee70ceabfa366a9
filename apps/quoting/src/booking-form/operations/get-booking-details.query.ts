import { getBookingDetails, type BookingDetails, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { BookingFactsReader } from './booking-facts.reader';
import { shownDetails } from './shown-details';

@Implements(getBookingDetails)
export class GetBookingDetailsQuery implements Handler<typeof getBookingDetails> {
  constructor(private readonly reader: BookingFactsReader) {}

  async handle({ params }: InputOf<typeof getBookingDetails>): Promise<BookingDetails> {
    const sources = await this.reader.sources(params.id);
    return shownDetails(params.id, await this.reader.facts(params.id, sources), sources);
  }
}
