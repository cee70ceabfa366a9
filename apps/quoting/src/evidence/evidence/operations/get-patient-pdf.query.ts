import { AppError, getPatientPdf } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { actingPatient, PatientLinkGuard } from '../../../quote';
import { QuoteFilePages } from './quote-file.pages';

export const GetPatientPdfQuery = implement(
  getPatientPdf,
  [PatientLinkGuard, QuoteFilePages, UnitOfWork],
  (guard, pages, uow) => ({
    async handle({ params, query }) {
      const { quoteId } = await uow.run(() => guard.resolveOwn(params.token));
      if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
      return pages.page(quoteId, query);
    },
  }),
);
