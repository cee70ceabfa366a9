import { useWords } from '../../words/words';
import type { Colleague } from './editing';
import { recordWords } from './record.en';

/** Who changed it, as a sentence begins with it. */
export function useWho({ name, isOwn }: Colleague): string {
  const t = useWords(recordWords);
  if (isOwn) return t('you');
  return name ?? t('someone');
}
