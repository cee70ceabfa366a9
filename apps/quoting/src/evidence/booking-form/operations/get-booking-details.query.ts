import { getBookingDetails, type BookingDetails, type InputOf } from '@quillcare/contracts';
import { Implements, RecordViews, type Handler } from '@quillcare/service-kit';
import { BookingFactsReader } from './booking-facts.reader';
import { shownDetails } from './shown-details';

@Implements(getBookingDetails)
export class GetBookingDetailsQuery implements Handler<typeof getBookingDetails> {
  constructor(
    private readonly reader: BookingFactsReader,
    private readonly views: RecordViews,
  ) {}

  async handle({ params }: InputOf<typeof getBookingDetails>): Promise<BookingDetails> {
    const sources = await this.reader.sources(params.id);
    const facts = await this.reader.facts(params.id, sources);
    // Details that nobody typed say nothing of the patient.
    if (facts.version > 0)
      await this.views.seen({
        entityType: 'SURGERY_CASE',
        entityId: params.id,
        entityLabel: facts.quoteNumber,
        notes: 'Booking details read',
      });
    return shownDetails(params.id, facts, sources);
  }
}
