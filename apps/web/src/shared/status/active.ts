import { word } from '../words/words';
import { activeWords } from './active.en';
import type { StatusLook } from './status';

/** Whether a person, a practice or an entry of the directory can be used, as a chip of a list. */
export function activeLook({ isActive }: { isActive: boolean }): StatusLook {
  return isActive
    ? { label: word(activeWords, 'active'), tone: 'success' }
    : { label: word(activeWords, 'inactive'), tone: 'muted' };
}
