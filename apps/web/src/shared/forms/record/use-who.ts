import { useWords } from '../../words/words';
import type { Colleague } from './editing';
import { recordWords } from './record.en';

/** Returns who changed it, as the beginning of a sentence. */
export function useWho({ name, isOwn }: Colleague): string {
  const t = useWords(recordWords);
  if (isOwn) return t('you');
  return name ?? t('someone');
}
