import type { BoardCase } from '@quillcare/contracts';
import { StatusChip } from '@quillcare/ui';
import { useWords } from '../words/words';
import { checklistWords } from './case-checklist.en';
import { READINESS_TONE } from './readiness';

/** Shows whether a case is ready for its surgery date. */
export function ReadinessChip({ state }: Pick<BoardCase['readiness'], 'state'>) {
  const t = useWords(checklistWords);
  return <StatusChip label={t(`state.${state}`)} tone={READINESS_TONE[state]} />;
}
