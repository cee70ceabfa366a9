import { AppError } from '@quillcare/contracts';
import { currentContext } from '@quillcare/service-kit';
import type { Decider } from '../domain/quote-approval';

/** The acting user, as the requester or decider of an approval. */
export function actingDecider(): Decider {
  const { principal, actor } = currentContext();
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return { id: principal.userId, name: actor.name };
}
