import { StatusChip } from '@quillcare/ui';
import { useWords } from '../words/words';
import { activeWords } from './active.en';

/** Whether a person, a practice or an entry of the directory can be used. */
export function ActiveChip({ isActive }: { isActive: boolean }) {
  const t = useWords(activeWords);
  return isActive ? (
    <StatusChip label={t('active')} tone="success" />
  ) : (
    <StatusChip label={t('inactive')} tone="muted" />
  );
}
