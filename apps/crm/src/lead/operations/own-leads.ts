import { NONE } from '@quillcare/contracts';
import { currentContext } from '@quillcare/service-kit';

/** Resolves "mine" and "nobody's" to a value of the owner filter. */
export function ownerIn(owner: 'me' | 'none'): string {
  const { principal } = currentContext();
  return owner === 'me' && principal.kind === 'user' ? principal.userId : NONE;
}
