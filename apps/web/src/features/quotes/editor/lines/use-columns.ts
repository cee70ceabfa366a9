import { useSession } from '../../../../shared/session/session.context';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { COLUMNS, type Column } from './line-columns';

const OUTSIDE_AUSTRALIA: readonly Column[] = COLUMNS.filter((column) => column !== 'medicareBenefitMinor');

/** Returns whether the practice's country has Medicare, and therefore schedule items, gaps and gap arrangements. */
export function useHasMedicare(): boolean {
  return useSession().organisation.country === 'AU';
}

/** Returns the columns used in the practice's country, and their labels there. */
export function useColumns(): { columns: readonly Column[]; nameOf: (column: Column) => string } {
  const t = useWords(editorWords);
  const hasMedicare = useHasMedicare();
  return {
    columns: hasMedicare ? COLUMNS : OUTSIDE_AUSTRALIA,
    nameOf: (column) =>
      column === 'outOfPocketMinor' && !hasMedicare ? t('columns.toPay') : t(`columns.${column}`),
  };
}
