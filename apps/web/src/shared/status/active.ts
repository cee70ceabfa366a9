import { word } from '../words/words';
import { activeWords } from './active.en';
import type { StatusDisplay } from './status';

export function toActiveDisplay({ isActive }: { isActive: boolean }): StatusDisplay {
  return isActive
    ? { label: word(activeWords, 'active'), tone: 'success' }
    : { label: word(activeWords, 'inactive'), tone: 'muted' };
}
