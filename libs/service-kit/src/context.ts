import { AsyncLocalStorage } from 'node:async_hooks';
import {
  toActor,
  getOrganisationId,
  type Principal,
  type ServiceName,
  type UserPrincipal,
} from '@quillcare/contracts';
import { newId } from './ids';

/** Who is acting, as named in events and audit entries. Kept when a service calls another on the user's behalf. */
export interface Actor {
  id: string;
  name: string;
  userId: string | null;
}

/** The context of a unit of work, whether it arrived by HTTP, RPC, event or job. */
export interface RequestContext {
  correlationId: string;
  /** The event or job that caused this work; null if a request did. */
  causationId: string | null;
  principal: Principal;
  /** The service whose operation is running; null for work from elsewhere: a request, an event or a job. */
  within: ServiceName | null;
  /** The only organisation whose rows this work can access; null if it belongs to none. */
  organisationId: string | null;
  actor: Actor;
  client: { ip: string; userAgent: string };
  /** When the caller stops waiting for the response, in epoch milliseconds. */
  deadlineAt: number;
  idempotencyKey: string | null;
  traceparent: string | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Returns the context of the running work; throws if there is none. */
export function currentContext(): RequestContext {
  const context = storage.getStore();
  if (!context)
    throw new Error('No request context: every entry point (HTTP, RPC, event, job) must set one.');
  return context;
}

/** Returns the context of the running work, or undefined without one. For logging. */
export function maybeContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Runs `work` in `context`. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Creates a context for a principal, with defaults for the rest (a deadline in 10 s, a new correlation id). */
export function contextFor(principal: Principal, overrides: Partial<RequestContext> = {}): RequestContext {
  return {
    correlationId: newId(),
    causationId: null,
    principal,
    within: null,
    organisationId: getOrganisationId(principal),
    actor: actorFor(principal),
    client: { ip: '', userAgent: '' },
    deadlineAt: Date.now() + 10_000,
    idempotencyKey: null,
    traceparent: null,
    ...overrides,
  };
}

function actorFor(principal: Principal): Actor {
  const id = toActor(principal);
  if (principal.kind === 'user') return staffActor(id, principal);
  if (principal.kind === 'service') return { id, name: principal.service, userId: null };
  if (principal.kind === 'key') return { id, name: principal.name, userId: null };
  return { id, name: principal.kind, userId: null };
}

// The impersonator is named first, because the act is theirs.
function staffActor(id: string, { userId, name, impersonation }: UserPrincipal): Actor {
  if (!impersonation) return { id, name, userId };
  return { id, name: `${impersonation.byName} for ${name}`, userId: impersonation.byUserId };
}
