import { defineParts } from '@quillcare/service-kit';
import { LinkIssuer } from './operations/link-issuer';
import { PatientLinkGuard } from './operations/patient-link.guard';
import { ResolvePatientLinkQuery } from './operations/resolve-patient-link.query';
import { PatientLinkRepository } from './persistence/patient-link.repository';

/** Patients' links to quotes: issuing, revoking and resolving them. */
export const patientLinkParts = defineParts({
  handlers: [ResolvePatientLinkQuery],
  providers: [LinkIssuer, PatientLinkGuard, PatientLinkRepository],
});
