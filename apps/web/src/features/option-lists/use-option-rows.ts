import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useFieldId } from '../../shared/forms/form.frame';
import { useWords } from '../../shared/words/words';
import { optionListWords } from './option-list.en';
import { newOption, type OptionRow } from './option-rows';

const NAME = 'options';

/** The options as rows that can be moved; the focus follows what was moved, and what happened is told. */
export function useOptionRows() {
  const t = useWords(optionListWords);
  const { control, getValues } = useFormContext();
  // An option's own id must not be taken for the key of its row.
  const rows = useFieldArray({ control, name: NAME, keyName: 'rowKey' });
  const [told, setTold] = useState('');
  const focusNext = useFocusNext();
  const optionAt = (at: number) => getValues(`${NAME}.${at}`) as OptionRow;
  const nameAt = (at: number) => optionAt(at).name || t('rows.noun', { place: at + 1 });
  const count = rows.fields.length;

  const move = (from: number, to: number, focus?: (at: number) => string) => {
    if (to < 0 || to >= count || to === from) return;
    setTold(t('rows.moved', { name: nameAt(from), place: to + 1, count }));
    rows.move(from, to);
    if (focus) focusNext(focus(to));
  };
  const add = () => {
    rows.append(newOption(), { shouldFocus: false });
    focusNext(`${NAME}.${count}.name`);
  };
  const remove = (at: number) => {
    setTold(t('rows.removed', { name: nameAt(at) }));
    rows.remove(at);
    focusNext(count > 1 ? `${NAME}.${Math.min(at, count - 2)}.name` : 'add-option');
  };
  return { keys: rows.fields.map(({ rowKey }) => rowKey), told, nameAt, move, add, remove };
}

/** Focuses a field after the next rendering. */
function useFocusNext() {
  const [field, setField] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  const id = useFieldId(field ?? '');
  useEffect(() => {
    if (field === null || asked.current === null) return;
    asked.current = null;
    document.getElementById(id)?.focus();
    setField(null);
  }, [field, id]);
  return (next: string) => {
    asked.current = next;
    setField(next);
  };
}
