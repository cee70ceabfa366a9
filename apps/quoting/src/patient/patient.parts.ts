import { IdentifyPatientHandler } from './operations/identify-patient.handler';
import { OpenPublicQuoteQuery } from './operations/open-public-quote.query';
import { PatientLinkGuard } from './operations/patient-link.guard';
import { ResolvePatientLinkQuery } from './operations/resolve-patient-link.query';
import { RespondToQuoteHandler } from './operations/respond-to-quote.handler';
import { CreatePatientLink1763620000000 } from './persistence/create-patient-link.migration';
import { PatientLinkRepository } from './persistence/patient-link.repository';
import { PatientResponseRepository } from './persistence/patient-response.repository';

export const patientParts = {
  entities: [],
  migrations: [CreatePatientLink1763620000000],
  handlers: [IdentifyPatientHandler, OpenPublicQuoteQuery, ResolvePatientLinkQuery, RespondToQuoteHandler],
  providers: [PatientLinkGuard, PatientLinkRepository, PatientResponseRepository],
};
