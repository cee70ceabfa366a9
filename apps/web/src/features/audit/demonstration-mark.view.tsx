import { StatusChip } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { auditWords } from './audit.en';

/** Marks records of a demonstration practice. */
export function DemonstrationMark() {
  const t = useWords(auditWords);
  return <StatusChip label={t('demonstration')} tone="muted" />;
}
