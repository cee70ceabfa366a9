import { AppError, getPatientPdf, type FilePage, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingPatient, PatientLinkGuard } from '../../../quote';
import { QuoteFilePages } from './quote-file.pages';

@Implements(getPatientPdf)
export class GetPatientPdfQuery implements Handler<typeof getPatientPdf> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly pages: QuoteFilePages,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, query }: InputOf<typeof getPatientPdf>): Promise<FilePage> {
    const { quoteId } = await this.uow.run(() => this.guard.own(params.token));
    if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
    return this.pages.page(quoteId, query);
  }
}
