import { StatusChip } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { auditWords } from './audit.en';

/** Marks what belongs to a practice that is there to be tried out. */
export function DemonstrationMark() {
  const t = useWords(auditWords);
  return <StatusChip label={t('demonstration')} tone="muted" />;
}
