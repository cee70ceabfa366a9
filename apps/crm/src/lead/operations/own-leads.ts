import { NONE } from '@quillcare/contracts';
import { currentContext } from '@quillcare/service-kit';

/** The owner that is meant by "mine" or "nobody's", as the filter of an owner takes it. */
export function ownerIn(owner: 'me' | 'none'): string {
  const { principal } = currentContext();
  return owner === 'me' && principal.kind === 'user' ? principal.userId : NONE;
}
