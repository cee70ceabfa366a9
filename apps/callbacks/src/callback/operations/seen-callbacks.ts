import { can, type CallbackSubject } from '@quillcare/contracts';
import { currentContext } from '@quillcare/service-kit';

/** Leads are nothing to whoever may not read them, and so are the calls about them. */
export function seesLeads(): boolean {
  const { principal } = currentContext();
  return principal.kind !== 'user' || can(principal, 'LEADS', 'READ');
}

/** The subjects that the person may see, of those that are asked for; null for all. */
export function seenSubjects(asked: readonly CallbackSubject[] | undefined): CallbackSubject[] | null {
  if (seesLeads()) return asked ? [...asked] : null;
  return (asked ?? (['QUOTE', 'CLIENT'] as const)).filter((subject) => subject !== 'LEAD');
}
