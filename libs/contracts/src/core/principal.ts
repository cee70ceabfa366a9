import type { Grants, Role } from './permissions';
import type { ServiceName } from './operation';

/**
 * The progress of a sign-in. `VERIFY`: the account has a second step that this session has not passed.
 * `SET_UP`: the practice requires one for the role and the account has none. Until `DONE`, only operations
 * with `beforeSecondStep` are allowed.
 */
export type SecondStep = 'DONE' | 'VERIFY' | 'SET_UP';

/** The super admin who uses a support session, and its duration. */
export interface Impersonation {
  byUserId: string;
  /** The super admin's own session; when it ends, so does this one. */
  bySessionId: string;
  byName: string;
  readOnly: boolean;
  /** ISO instant. */
  expiresAt: string;
}

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
  secondStep: SecondStep;
  /** Whether the person has confirmed `email`. Never reset to false. */
  emailConfirmed: boolean;
  /** Time of the last proof of identity in this session (ISO instant); null in support sessions. */
  confirmedAt: string | null;
  impersonation: Impersonation | null;
}

/** A patient with a quote's link; `identified` once the date of birth is confirmed. */
export interface PatientPrincipal {
  kind: 'patient';
  linkId: string;
  quoteId: string;
  organisationId: string;
  identified: boolean;
}

/** A service that acts in an event, a job or an internal call. */
export interface ServicePrincipal {
  kind: 'service';
  service: ServiceName | 'gateway' | 'launcher';
}

export interface AnonymousPrincipal {
  kind: 'anonymous';
}

export type Principal = UserPrincipal | PatientPrincipal | ServicePrincipal | AnonymousPrincipal;

/** The actor in events and audit entries. */
export function actorOf(principal: Principal): string {
  switch (principal.kind) {
    case 'user':
      return `user:${principal.impersonation?.byUserId ?? principal.userId}`;
    case 'patient':
      return `patient:${principal.linkId}`;
    case 'service':
      return `service:${principal.service}`;
    case 'anonymous':
      return 'anonymous';
  }
}

/** The organisation that a principal may access; null for services and anonymous callers. */
export function organisationOf(principal: Principal): string | null {
  return principal.kind === 'user' || principal.kind === 'patient' ? principal.organisationId : null;
}

/** Session properties of a person with a confirmed address who gave a proof of identity at `now`. */
export function justConfirmed(
  now: Date,
): Pick<UserPrincipal, 'secondStep' | 'emailConfirmed' | 'confirmedAt' | 'impersonation'> {
  return { secondStep: 'DONE', emailConfirmed: true, confirmedAt: now.toISOString(), impersonation: null };
}
