import { FilterSelect } from '../list/filter-select.view';
import type { ListState } from '../list/use-list-state';
import { removalWords } from './removal.en';
import { useWords } from '../words/words';

/** The name of the filter in the URL and in list operations. */
export const DELETED_FILTER = 'removed';

/** Switches a list between its current and its deleted records. */
export function DeletedFilter({ state }: { state: ListState }) {
  const t = useWords(removalWords);
  return (
    <FilterSelect
      label={t('show')}
      anyLabel={t('current')}
      value={state.filter(DELETED_FILTER)}
      onChange={(value) => state.setFilter(DELETED_FILTER, value)}
      options={[{ value: 'true', label: t('deleted') }]}
    />
  );
}
