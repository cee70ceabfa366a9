import type { Grants, Role } from './permissions';
import type { ServiceName } from './operation';

/** A signed-in member of staff. */
export interface UserPrincipal {
  kind: 'user';
  userId: string;
  organisationId: string;
  sessionId: string;
  role: Role;
  isActive: boolean;
  grants?: Grants;
  name: string;
  email: string;
}

/** Someone who came by a quote's link. `identified` after the date of birth was confirmed. */
export interface PatientPrincipal {
  kind: 'patient';
  linkId: string;
  quoteId: string;
  organisationId: string;
  identified: boolean;
}

/** One of our own services acting in an event, a job or an internal call. */
export interface ServicePrincipal {
  kind: 'service';
  service: ServiceName | 'gateway' | 'launcher';
}

export interface AnonymousPrincipal {
  kind: 'anonymous';
}

export type Principal = UserPrincipal | PatientPrincipal | ServicePrincipal | AnonymousPrincipal;

/** The actor as events and audit entries name it. */
export function actorOf(principal: Principal): string {
  switch (principal.kind) {
    case 'user':
      return `user:${principal.userId}`;
    case 'patient':
      return `patient:${principal.linkId}`;
    case 'service':
      return `service:${principal.service}`;
    case 'anonymous':
      return 'anonymous';
  }
}

/** The organisation that a principal may touch; null for services and strangers. */
export function organisationOf(principal: Principal): string | null {
  return principal.kind === 'user' || principal.kind === 'patient' ? principal.organisationId : null;
}
