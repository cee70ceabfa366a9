import { columnTargets, type ImportEntityType } from '@quillcare/rules';
import { useWords } from '../../shared/words/words';
import { columnWords } from './column.en';

type Named = keyof typeof columnWords.en.fields;

/** Returns the display name of a field, or its column name in the specification if it has none. */
export function useFieldNames(entityType: ImportEntityType): (key: string) => string {
  const t = useWords(columnWords);
  return (key) => {
    if (key in columnWords.en.fields) return t(`fields.${key as Named}`);
    return columnTargets(entityType).find((target) => target.key === key)?.column ?? key;
  };
}
