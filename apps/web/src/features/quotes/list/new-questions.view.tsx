import { StatusChip } from '@quillcare/ui';
import { useWords } from '../../../shared/words/words';
import { quoteListWords } from './quote-list.en';

/** The patient's messages that nobody has read; nothing where there are none. */
export function NewQuestions({ count }: { count: number }) {
  const t = useWords(quoteListWords);
  return count > 0 ? <StatusChip tone="warning" label={t('newQuestions', { count })} /> : null;
}
