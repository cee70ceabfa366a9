import { columnTargets, type ImportEntityType } from '@quillcare/rules';
import { useWords } from '../../shared/words/words';
import { columnWords } from './column.en';

type Named = keyof typeof columnWords.en.fields;

/** Returns the display name of a field, given its key or the column name that messages use. Falls back to that name. */
export function useFieldNames(entityType: ImportEntityType): (name: string) => string {
  const t = useWords(columnWords);
  return (name) => {
    const target = columnTargets(entityType).find(({ key, column }) => key === name || column === name);
    const key = target?.key ?? name;
    return key in columnWords.en.fields ? t(`fields.${key as Named}`) : (target?.column ?? name);
  };
}
