import { StatusChip } from '@quillcare/ui';
import { useWords } from '../../../shared/words/words';
import { quoteListWords } from './quote-list.en';

/** Number of unread messages from the patient. Hidden if there are none. */
export function NewQuestions({ count }: { count: number }) {
  const t = useWords(quoteListWords);
  return count > 0 ? <StatusChip tone="warning" label={t('newQuestions', { count })} /> : null;
}
