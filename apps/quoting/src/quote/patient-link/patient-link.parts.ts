import { defineParts } from '@quillcare/service-kit';
import { LinkIssuer } from './operations/link-issuer';
import { PatientLinkGuard } from './operations/patient-link.guard';
import { ResolvePatientLinkQuery } from './operations/resolve-patient-link.query';
import { CreatePatientLink1763620000000 } from './persistence/create-patient-link.migration';
import { LockPatientLink1764000003000 } from './persistence/lock-patient-link.migration';
import { PatientLinkRepository } from './persistence/patient-link.repository';
import { RevokePatientLinks1764810000000 } from './persistence/revoke-patient-links.migration';

/** The link that a quote is sent with: issued, revoked, and recognised when the patient comes with it. */
export const patientLinkParts = defineParts({
  migrations: [CreatePatientLink1763620000000, LockPatientLink1764000003000, RevokePatientLinks1764810000000],
  handlers: [ResolvePatientLinkQuery],
  providers: [LinkIssuer, PatientLinkGuard, PatientLinkRepository],
});
