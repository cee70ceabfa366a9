import { getBookingForm, type FilePage, type InputOf } from '@quillcare/contracts';
import { Implements, RecordViews, type Handler } from '@quillcare/service-kit';
import { BookingFormMaker } from './booking-form.maker';

/** In one part: with the largest logo and the longest texts a form is half of what a message holds. */
@Implements(getBookingForm)
export class GetBookingFormQuery implements Handler<typeof getBookingForm> {
  constructor(
    private readonly maker: BookingFormMaker,
    private readonly views: RecordViews,
  ) {}

  async handle({ params }: InputOf<typeof getBookingForm>): Promise<FilePage> {
    const { bytes, quoteNumber } = await this.maker.make(params.id);
    await this.views.seen({
      entityType: 'SURGERY_CASE',
      entityId: params.id,
      entityLabel: quoteNumber,
      notes: 'Booking form made for the hospital',
    });
    return {
      fileName: `booking-form-${quoteNumber.replace(/[^\w.-]/g, '_')}.pdf`,
      mediaType: 'application/pdf',
      sizeBytes: bytes.length,
      base64: bytes.toString('base64'),
      nextCursor: null,
    };
  }
}
