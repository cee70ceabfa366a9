import { word } from '../words/words';
import { activeWords } from './active.en';
import type { StatusLook } from './status';

export function activeLook({ isActive }: { isActive: boolean }): StatusLook {
  return isActive
    ? { label: word(activeWords, 'active'), tone: 'success' }
    : { label: word(activeWords, 'inactive'), tone: 'muted' };
}
