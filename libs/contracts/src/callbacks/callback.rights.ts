import { can, type Action, type OperationPermission, type Resource, type Rights } from '../core/permissions';
import { callbackSubject, type CallbackSubject } from './callback.schemas';

const RESOURCE_BY_SUBJECT: Record<CallbackSubject, Resource> = {
  QUOTE: 'QUOTES',
  LEAD: 'LEADS',
  CLIENT: 'CLIENTS',
};

/**
 * Returns the resource whose rights apply to a callback, which depends on what it is about: QUOTES for a quote, LEADS for a lead,
 * CLIENTS for a client.
 */
export function getCallbackResource(subject: CallbackSubject): Resource {
  return RESOURCE_BY_SUBJECT[subject];
}

/** Returns the subjects of the callbacks that a person may see (READ) or handle (UPDATE). */
export function allowedCallbackSubjects(person: Rights, action: Action): CallbackSubject[] {
  return callbackSubject.options.filter((subject) => can(person, RESOURCE_BY_SUBJECT[subject], action));
}

/**
 * Permission for an operation that is open to anyone with the right for at least one kind of callback. The operation then covers
 * only the kinds the caller has rights for.
 */
export function anyCallbackRight<A extends Action>(action: A) {
  return {
    anyOf: callbackSubject.options.map((subject) => ({ resource: RESOURCE_BY_SUBJECT[subject], action })),
  } satisfies OperationPermission;
}
