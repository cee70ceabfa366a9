import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useFocusNext } from '../use-focus-next';

interface OrderedRows {
  /** Of the form's field that is a list. */
  name: string;
  /** The field of a row that gets the focus when it is new. */
  first: string;
  /** Field id of the button that adds a row. */
  addButton: string;
  newRow: () => object;
  nameAt: (at: number) => string;
  /** What is told of a move, with the place from 1, and of a removal. */
  moved: (name: string, place: number, count: number) => string;
  removed: (name: string) => string;
}

/** The rows of a form's list, which can be moved; the focus follows what was moved, and what happened is told. */
export function useOrderedRows({ name, first, addButton, newRow, nameAt, moved, removed }: OrderedRows) {
  const { control } = useFormContext();
  // A row's own id must not be taken for its key.
  const rows = useFieldArray({ control, name, keyName: 'rowKey' });
  const [told, setTold] = useState('');
  const focusNext = useFocusNext();
  const count = rows.fields.length;

  /** `focus` is the field or button of the row that keeps the focus. */
  const move = (from: number, to: number, focus?: string) => {
    if (to < 0 || to >= count || to === from) return;
    setTold(moved(nameAt(from), to + 1, count));
    rows.move(from, to);
    if (focus) focusNext(`${name}.${to}.${focus}`);
  };
  const add = () => {
    rows.append(newRow(), { shouldFocus: false });
    focusNext(`${name}.${count}.${first}`);
  };
  const remove = (at: number) => {
    setTold(removed(nameAt(at)));
    rows.remove(at);
    focusNext(count > 1 ? `${name}.${Math.min(at, count - 2)}.${first}` : addButton);
  };
  return { keys: rows.fields.map(({ rowKey }) => rowKey), told, nameAt, move, add, remove };
}
