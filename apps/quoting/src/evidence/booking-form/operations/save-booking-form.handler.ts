import { saveBookingForm } from '@quillcare/contracts';
import { currentContext, implement, toWire } from '@quillcare/service-kit';
import { CaseDocumentRepository, DocumentFiles, SurgeryCaseRepository } from '../../../case';
import { BookingFormMaker } from './booking-form.maker';

export const SaveBookingFormHandler = implement(
  saveBookingForm,
  [BookingFormMaker, DocumentFiles, CaseDocumentRepository, SurgeryCaseRepository],
  (maker, files, documents, cases) => ({
    async prepare({ params }) {
      const { bytes, quoteNumber } = await maker.make(params.id);
      return { file: await files.write([bytes]), quoteNumber };
    },

    async handle({ params }, { file, quoteNumber }) {
      const { id: surgeryCaseId } = await cases.get(params.id, { lock: true });
      const document = await documents.add({
        surgeryCaseId,
        file,
        kind: 'BOOKING_FORM',
        mediaType: 'application/pdf',
        name: `Booking form ${quoteNumber}.pdf`,
        uploadedByName: currentContext().actor.name,
      });
      return toWire(document);
    },
  }),
);
