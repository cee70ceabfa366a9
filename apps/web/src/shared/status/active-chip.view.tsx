import { StatusChip } from '@quillcare/ui';
import { useWords } from '../words/words';
import { activeWords } from './active.en';

export function ActiveChip({ isActive }: { isActive: boolean }) {
  const t = useWords(activeWords);
  return isActive ? (
    <StatusChip label={t('active')} tone="success" />
  ) : (
    <StatusChip label={t('inactive')} tone="muted" />
  );
}
