import type { Grants, Role } from './permissions';
import type { ServiceName } from './operation';

/**
 * How far a sign-in has come. `VERIFY`: the account has a second step and this session has not passed it.
 * `SET_UP`: the practice requires one for the role and the account has none. Until `DONE` only operations
 * with `beforeSecondStep` are open. `LOCKED`: the device was handed to somebody else, and only operations with
 * `whileLocked` are open.
 */
export type SecondStep = 'DONE' | 'VERIFY' | 'SET_UP' | 'LOCKED';

/** Who of the platform acts in somebody's place, and how long. */
export interface Impersonation {
  byUserId: string;
  /** The super admin's own session: when it ends, so does this one. */
  bySessionId: string;
  byName: string;
  readOnly: boolean;
  /** ISO instant. */
  expiresAt: string;
}

/**
 * Since when a person has belonged to the practice, and since when they have held what they were given later:
 * a role, or a right such as "QUOTES READ". What is not listed was theirs from the beginning. ISO instants.
 */
export interface Standing {
  joinedAt: string;
  gained: Record<string, string>;
}

/**
 * What a practice's people may do: everything, or look, export and see to their own accounts once a trial is over; CLOSED is the same
 * for the administrators of a practice that was deactivated, for the days that it has to take its data out.
 */
export const PRACTICE_ACCESS = ['FULL', 'READ_ONLY', 'CLOSED'] as const;
export type PracticeAccess = (typeof PRACTICE_ACCESS)[number];

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
  /** Whether mails to `email` have been shown to reach the person. Once true it stays true. */
  emailConfirmed: boolean;
  /**
   * When the person last proved in this session who they are (ISO instant); null where somebody acts in their
   * place.
   */
  confirmedAt: string | null;
  impersonation: Impersonation | null;
  practiceAccess: PracticeAccess;
  standing: Standing;
}

/** Someone who came by a quote's link. `identified` after proving who they are. */
export interface PatientPrincipal {
  kind: 'patient';
  linkId: string;
  quoteId: string;
  organisationId: string;
  identified: boolean;
}

/** A website of the practice, which showed a key; it may call the operations with `acceptsKey` and nothing else. */
export interface KeyPrincipal {
  kind: 'key';
  keyId: string;
  organisationId: string;
  /** As the practice named it. */
  name: string;
}

/** One of our own services acting in an event, a job or an internal call. */
export interface ServicePrincipal {
  kind: 'service';
  service: ServiceName | 'gateway' | 'launcher';
}

export interface AnonymousPrincipal {
  kind: 'anonymous';
}

export type Principal =
  UserPrincipal | PatientPrincipal | KeyPrincipal | ServicePrincipal | AnonymousPrincipal;

/** The actor as events and audit entries name it. */
export function actorOf(principal: Principal): string {
  switch (principal.kind) {
    case 'user':
      return `user:${principal.impersonation?.byUserId ?? principal.userId}`;
    case 'patient':
      return `patient:${principal.linkId}`;
    case 'key':
      return `key:${principal.keyId}`;
    case 'service':
      return `service:${principal.service}`;
    case 'anonymous':
      return 'anonymous';
  }
}

/** The person whom an actor is; null for patients, keys, services and strangers. */
export function personOf(actor: string): string | null {
  return actor.startsWith('user:') ? actor.slice('user:'.length) : null;
}

/** The organisation that a principal may touch; null for services and strangers. */
export function organisationOf(principal: Principal): string | null {
  return 'organisationId' in principal ? principal.organisationId : null;
}

/**
 * What a session says of a person with a confirmed address and no second step, for long in a practice that works, who proved at `now`
 * who they are.
 */
export function justConfirmed(
  now: Date,
): Pick<
  UserPrincipal,
  'secondStep' | 'emailConfirmed' | 'confirmedAt' | 'impersonation' | 'practiceAccess' | 'standing'
> {
  return {
    secondStep: 'DONE',
    emailConfirmed: true,
    confirmedAt: now.toISOString(),
    impersonation: null,
    practiceAccess: 'FULL',
    standing: { joinedAt: new Date(0).toISOString(), gained: {} },
  };
}
