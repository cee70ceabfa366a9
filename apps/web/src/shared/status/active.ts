import { word } from '../words/words';
import { activeWords } from './active.en';
import type { StatusLook } from './status';

/** Returns the chip that shows whether a person, a practice or a directory entry is active. */
export function activeLook({ isActive }: { isActive: boolean }): StatusLook {
  return isActive
    ? { label: word(activeWords, 'active'), tone: 'success' }
    : { label: word(activeWords, 'inactive'), tone: 'muted' };
}
