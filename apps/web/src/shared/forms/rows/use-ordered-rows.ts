import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useFocusNext } from '../use-focus-next';

interface OrderedRows {
  /** Name of the form field that holds the list. */
  name: string;
  /** Field that gets the focus in a new row. */
  first: string;
  /** Field id of the button that adds a row. */
  addButton: string;
  newRow: () => object;
  nameAt: (at: number) => string;
  /** Announcements of a move (`place` counts from 1) and of a removal. */
  moved: (name: string, place: number, count: number) => string;
  removed: (name: string) => string;
}

/** The rows of a form's list, which can be reordered. The focus follows a moved row, and changes are announced. */
export function useOrderedRows({ name, first, addButton, newRow, nameAt, moved, removed }: OrderedRows) {
  const { control } = useFormContext();
  // Avoids `id`, the default key name, because rows may have an id of their own.
  const rows = useFieldArray({ control, name, keyName: 'rowKey' });
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useFocusNext();
  const count = rows.fields.length;

  /** `focus` is the field or button of the row that keeps the focus. */
  const move = (from: number, to: number, focus?: string) => {
    if (to < 0 || to >= count || to === from) return;
    setAnnouncement(moved(nameAt(from), to + 1, count));
    rows.move(from, to);
    if (focus) focusNext(`${name}.${to}.${focus}`);
  };
  const add = () => {
    rows.append(newRow(), { shouldFocus: false });
    focusNext(`${name}.${count}.${first}`);
  };
  const remove = (at: number) => {
    setAnnouncement(removed(nameAt(at)));
    rows.remove(at);
    focusNext(count > 1 ? `${name}.${Math.min(at, count - 2)}.${first}` : addButton);
  };
  return { keys: rows.fields.map(({ rowKey }) => rowKey), told: announcement, nameAt, move, add, remove };
}
