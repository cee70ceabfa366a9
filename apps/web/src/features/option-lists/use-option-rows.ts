import { useFormContext } from 'react-hook-form';
import { useOrderedRows } from '../../shared/forms/rows/use-ordered-rows';
import { useWords } from '../../shared/words/words';
import { optionListWords } from './option-list.en';
import { newOption, type OptionRow } from './option-rows';

export function useOptionRows() {
  const t = useWords(optionListWords);
  const { getValues } = useFormContext();
  return useOrderedRows({
    name: 'options',
    first: 'name',
    addButton: 'add-option',
    newRow: newOption,
    nameAt: (at) => (getValues(`options.${at}`) as OptionRow).name || t('rows.noun', { place: at + 1 }),
    moved: (name, place, count) => t('rows.moved', { name, place, count }),
    removed: (name) => t('rows.removed', { name }),
  });
}
