import {
  PatientSettingsChanged,
  publishPatientTerms,
  type InputOf,
  type PatientTerms,
} from '@quillcare/contracts';
import { currentContext, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { patientTermsOf } from '../domain/patient-terms';
import { PatientTermsRepository } from '../persistence/patient-terms.repository';

@Implements(publishPatientTerms)
export class PublishPatientTermsHandler implements Handler<typeof publishPatientTerms> {
  constructor(
    private readonly terms: PatientTermsRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof publishPatientTerms>): Promise<PatientTerms> {
    const { id, publishedAt, ...published } = await this.terms.publish(body.version, patientTermsOf(body));
    this.uow.emit(PatientSettingsChanged, id, { id });
    const publishedByName = currentContext().actor.name;
    return { ...published, publishedAt: publishedAt.toISOString(), publishedByName };
  }
}
