import { getBookingForm } from '@quillcare/contracts';
import { implement, RecordViews } from '@quillcare/service-kit';
import { BookingFormMaker } from './booking-form.maker';

/** Not paged: even with the largest logo and the longest texts a form is half the message limit. */
export const GetBookingFormQuery = implement(
  getBookingForm,
  [BookingFormMaker, RecordViews],
  (maker, views) => ({
    async handle({ params }) {
      const { bytes, quoteNumber } = await maker.make(params.id);
      await views.seen({
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
    },
  }),
);
