import type { Grants, Role } from './permissions';
import type { ServiceName } from './operation';

/**
 * How far a session has got in signing in. `VERIFY`: the account has a second step that this session has not passed. `SET_UP`:
 * the practice requires one for the role and the account has none. Until `DONE`, only operations with `beforeSecondStep` are
 * allowed. `LOCKED`: the device was handed to somebody else, and only operations with `whileLocked` are allowed.
 */
export type SecondStep = 'DONE' | 'VERIFY' | 'SET_UP' | 'LOCKED';

/** Which super admin acts in a person's place, and until when. */
export interface Impersonation {
  byUserId: string;
  /** The super admin's own session. This session ends with it. */
  bySessionId: string;
  byName: string;
  readOnly: boolean;
  /** ISO instant. */
  expiresAt: string;
}

/**
 * Since when a person has belonged to the practice, and since when they have held rights gained later: a role, or a right such as
 * "QUOTES READ". Anything not listed was held from the beginning. ISO instants.
 */
export interface RightsHistory {
  joinedAt: string;
  gained: Record<string, string>;
}

/**
 * What a practice's people may do. READ_ONLY, after a trial, allows viewing, exporting and managing their own accounts. CLOSED is
 * the same for the administrators of a deactivated practice, for the days they have to export its data.
 */
export const PRACTICE_ACCESS = ['FULL', 'READ_ONLY', 'CLOSED'] as const;
export type PracticeAccess = (typeof PRACTICE_ACCESS)[number];

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
  /** Whether email to `email` is known to reach the person. Never reverts to false. */
  emailConfirmed: boolean;
  /** When the person last proved their identity in this session (ISO instant). Null if a super admin acts in their place. */
  confirmedAt: string | null;
  impersonation: Impersonation | null;
  practiceAccess: PracticeAccess;
  standing: RightsHistory;
}

/** Someone who opened a quote's link. `identified` once they have proved who they are. */
export interface PatientPrincipal {
  kind: 'patient';
  linkId: string;
  quoteId: string;
  organisationId: string;
  identified: boolean;
}

/** A website of the practice, authenticated by a key. It may call only the operations with `acceptsKey`. */
export interface KeyPrincipal {
  kind: 'key';
  keyId: string;
  organisationId: string;
  /** The key's name, given by the practice. */
  name: string;
}

/** One of our own services, acting on an event, a job or an internal call. */
export interface ServicePrincipal {
  kind: 'service';
  service: ServiceName | 'gateway' | 'launcher';
}

export interface AnonymousPrincipal {
  kind: 'anonymous';
}

export type Principal =
  UserPrincipal | PatientPrincipal | KeyPrincipal | ServicePrincipal | AnonymousPrincipal;

/** Returns the actor string used in events and audit entries. */
export function toActor(principal: Principal): string {
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

/** Returns the user id of an actor, or null for patients, keys, services and anonymous callers. */
export function parseActorUserId(actor: string): string | null {
  return actor.startsWith('user:') ? actor.slice('user:'.length) : null;
}

/** Returns the organisation whose data a principal may access, or null for services and anonymous callers. */
export function getOrganisationId(principal: Principal): string | null {
  return 'organisationId' in principal ? principal.organisationId : null;
}

/**
 * The session fields of a person with a confirmed address and no second step, long-standing in a practice with full access, who
 * proved their identity at `now`.
 */
export function freshSessionFields(
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
