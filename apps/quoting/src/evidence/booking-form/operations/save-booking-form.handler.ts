import { saveBookingForm, type CaseDocument, type InputOf } from '@quillcare/contracts';
import { currentContext, Implements, toWire, type Handler } from '@quillcare/service-kit';
import {
  CaseDocumentRepository,
  DocumentFiles,
  SurgeryCaseRepository,
  type WrittenFile,
} from '../../../case';
import { BookingFormMaker } from './booking-form.maker';

type Input = InputOf<typeof saveBookingForm>;

interface WrittenForm {
  file: WrittenFile;
  quoteNumber: string;
}

@Implements(saveBookingForm)
export class SaveBookingFormHandler implements Handler<typeof saveBookingForm> {
  constructor(
    private readonly maker: BookingFormMaker,
    private readonly files: DocumentFiles,
    private readonly documents: CaseDocumentRepository,
    private readonly cases: SurgeryCaseRepository,
  ) {}

  async prepare({ params }: Input): Promise<WrittenForm> {
    const { bytes, quoteNumber } = await this.maker.make(params.id);
    return { file: await this.files.write([bytes]), quoteNumber };
  }

  async handle({ params }: Input, { file, quoteNumber }: WrittenForm): Promise<CaseDocument> {
    const { id: surgeryCaseId } = await this.cases.get(params.id, { lock: true });
    const document = await this.documents.add({
      surgeryCaseId,
      file,
      kind: 'BOOKING_FORM',
      mediaType: 'application/pdf',
      name: `Booking form ${quoteNumber}.pdf`,
      uploadedByName: currentContext().actor.name,
    });
    return toWire(document);
  }
}
