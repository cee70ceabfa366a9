import { PatientSettingsChanged, publishPatientTerms } from '@quillcare/contracts';
import { currentContext, implement, UnitOfWork } from '@quillcare/service-kit';
import { normaliseTerms } from '../domain/patient-terms';
import { PatientTermsRepository } from '../persistence/patient-terms.repository';

export const PublishPatientTermsHandler = implement(
  publishPatientTerms,
  [PatientTermsRepository, UnitOfWork],
  (terms, uow) => ({
    async handle({ body }) {
      const { id, publishedAt, ...published } = await terms.publish(body.version, normaliseTerms(body));
      uow.emit(PatientSettingsChanged, id, { id });
      const publishedByName = currentContext().actor.name;
      return { ...published, publishedAt: publishedAt.toISOString(), publishedByName };
    },
  }),
);
