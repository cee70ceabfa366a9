import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import type { Column } from './line-columns';

/** Returns the options of a column with their labels. */
export function useChoices(column: Column): { value: string; name: string }[] {
  const t = useWords(editorWords);
  if (column === 'billedBy')
    return (['PRACTICE', 'PROVIDER', 'HOSPITAL'] as const).map((value) => ({
      value,
      name: t(`cell.billedBy.${value}`),
    }));
  if (column === 'basis')
    return (['FIXED', 'ESTIMATE', 'NOT_INCLUDED'] as const).map((value) => ({
      value,
      name: t(`cell.basisOption.${value}`),
    }));
  return [
    { value: '', name: t('cell.gst.AUTO') },
    { value: 'TAXABLE', name: t('cell.gst.TAXABLE') },
    { value: 'GST_FREE', name: t('cell.gst.GST_FREE') },
  ];
}
