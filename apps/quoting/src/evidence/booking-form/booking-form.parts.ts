import { defineParts } from '@quillcare/service-kit';
import { BookingFactsReader } from './operations/booking-facts.reader';
import { BookingFormMaker } from './operations/booking-form.maker';
import { GetBookingDetailsQuery } from './operations/get-booking-details.query';
import { GetBookingFormQuery } from './operations/get-booking-form.query';
import { SaveBookingFormHandler } from './operations/save-booking-form.handler';
import { UpdateBookingDetailsHandler } from './operations/update-booking-details.handler';
import { BookingDetailsEntity } from './persistence/booking-details.entity';
import { BookingDetailsRepository } from './persistence/booking-details.repository';

/** Hospital booking forms: details typed by staff, and the filled-in PDF. */
export const bookingFormParts = defineParts({
  entities: [BookingDetailsEntity],
  handlers: [
    GetBookingDetailsQuery,
    GetBookingFormQuery,
    SaveBookingFormHandler,
    UpdateBookingDetailsHandler,
  ],
  providers: [BookingDetailsRepository, BookingFactsReader, BookingFormMaker],
});
