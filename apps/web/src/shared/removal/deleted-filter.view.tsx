import { FilterSelect } from '../list/filter-select.view';
import type { ListState } from '../list/use-list-state';
import { removalTexts } from './removal.texts';

/** The name of the filter in the URL and in list operations. */
export const DELETED_FILTER = 'removed';

/** Switches a list between its current and its deleted records. */
export function DeletedFilter({ state }: { state: ListState }) {
  return (
    <FilterSelect
      label={removalTexts.show}
      anyLabel={removalTexts.current}
      value={state.filter(DELETED_FILTER)}
      onChange={(value) => state.setFilter(DELETED_FILTER, value)}
      options={[{ value: 'true', label: removalTexts.deleted }]}
    />
  );
}
