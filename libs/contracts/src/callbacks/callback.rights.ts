import { can, type Action, type OperationPermission, type Resource, type Rights } from '../core/permissions';
import { callbackSubject, type CallbackSubject } from './callback.schemas';

const RESOURCES: Record<CallbackSubject, Resource> = { QUOTE: 'QUOTES', LEAD: 'LEADS', CLIENT: 'CLIENTS' };

/** A callback follows what it hangs on: one of a quote needs QUOTES, of a lead LEADS, of a client CLIENTS. */
export function callbackResource(subject: CallbackSubject): Resource {
  return RESOURCES[subject];
}

/** The callbacks that a person may see (READ) or deal with (UPDATE), by what they hang on. */
export function callbackSubjectsOf(person: Rights, action: Action): CallbackSubject[] {
  return callbackSubject.options.filter((subject) => can(person, RESOURCES[subject], action));
}

/** Whoever may do something with one kind of callback may call the operation, which then answers for that kind only. */
export function anyCallbackRight<A extends Action>(action: A) {
  return {
    anyOf: callbackSubject.options.map((subject) => ({ resource: RESOURCES[subject], action })),
  } satisfies OperationPermission;
}
