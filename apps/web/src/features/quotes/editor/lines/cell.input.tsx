import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFormats } from '../../../../shared/formats/use-formats';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import type { Row } from '../state/line-row';
import { parseAmount, formatTypedAmount } from '../../../../shared/forms/amount-text';
import type { CellPosition } from './grid-keys';
import { CELL_KINDS, type Column } from './line-columns';
import type { CellEdit, GridHandlers, CommitMove } from './use-grid';

export interface CellEditorProps {
  row: Row;
  place: CellPosition;
  edit: CellEdit;
  label: string;
  /** The displayed amount in minor units. */
  amount: number | null;
  handlers: GridHandlers;
}

export function CellEditor(props: CellEditorProps) {
  return CELL_KINDS[props.place.column] === 'choice' ? (
    <ChoiceEditor {...props} />
  ) : (
    <TextEditor {...props} />
  );
}

/** Returns where the focus moves after the key has committed the value. Null if the key does not commit. */
function commitMoveOf({ key, shiftKey }: KeyboardEvent): CommitMove | null {
  if (key === 'Enter') return 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return null;
}

function TextEditor({ row, place, edit, label, amount, handlers }: CellEditorProps) {
  const t = useWords(editorWords);
  const { locale } = useFormats();
  const isMoney = CELL_KINDS[place.column] === 'money';
  // As the edit began: a figure computed meanwhile must not make the unchanged text count as typed.
  const [before] = useState(() =>
    isMoney ? formatTypedAmount(amount, locale) : String(row[place.column as 'description'] ?? ''),
  );
  const [text, setText] = useState(edit.text ?? before);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    if (edit.text === null) input.current?.select();
  }, [edit]);
  const commit = (move: CommitMove): boolean => {
    if (isDone.current) return true;
    const part = text === before ? {} : partOf(place, text, isMoney ? locale : null);
    if (!part) {
      setWrong(true);
      handlers.refuse(true);
      return false;
    }
    isDone.current = true;
    handlers.commit(place, part, move);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = commitMoveOf(event);
    if (event.key === 'Escape') {
      event.stopPropagation();
      isDone.current = true;
      handlers.cancel(place);
    } else if (move) {
      event.preventDefault();
      commit(move);
    }
  };
  return (
    <>
      <input
        ref={input}
        data-cell-editor
        className={isMoney ? 'amount' : undefined}
        value={text}
        aria-label={label}
        aria-invalid={isWrong}
        data-unread={isWrong}
        autoComplete="off"
        inputMode={isMoney ? 'decimal' : 'text'}
        maxLength={isMoney ? 20 : 300}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
          handlers.refuse(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => commit('stay')}
      />
      {isWrong && (
        <span role="alert" className="wrong">
          {t('cell.notANumber')}
        </span>
      )}
    </>
  );
}

function partOf({ column }: CellPosition, text: string, moneyLocale: string | null): Partial<Row> | null {
  if (moneyLocale === null)
    return { [column]: column === 'providerName' && text.trim() === '' ? null : text };
  const read = parseAmount(text, moneyLocale);
  return read.ok ? { [column]: read.value } : null;
}

function ChoiceEditor({ row, place, edit, label, handlers }: CellEditorProps) {
  const options = useCellChoices(place.column);
  const select = useRef<HTMLSelectElement>(null);
  const field = place.column as 'basis';
  const [before] = useState(row[field]);
  const store = (value: string, move: CommitMove) =>
    handlers.commit(place, { [field]: value === '' ? null : value } as Partial<Row>, move);
  useEffect(() => {
    select.current?.focus();
    // For mouse and touch, open the list at once where the browser allows it.
    if (edit.isPointer) openList(select.current);
  }, [edit]);
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    const move = commitMoveOf(event);
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.currentTarget.value = before ?? '';
      store(before ?? '', 'keep');
      handlers.cancel(place);
    } else if (move) {
      event.preventDefault();
      store(event.currentTarget.value, move);
    }
  };
  return (
    <select
      ref={select}
      data-cell-editor
      aria-label={label}
      defaultValue={startOf(before, edit, options)}
      onChange={(event) => store(event.target.value, 'keep')}
      onKeyDown={onKeyDown}
      onBlur={(event) => store(event.currentTarget.value, 'stay')}
    >
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Preselects the option starting with the letter that started the edit. */
function startOf(
  value: string | null,
  edit: CellEdit,
  options: readonly { value: string; name: string }[],
): string {
  const typed = edit.text?.toLowerCase();
  const match = typed && options.find(({ name }) => name.toLowerCase().startsWith(typed));
  return (match ? match.value : value) ?? '';
}

function openList(select: HTMLSelectElement | null): void {
  try {
    select?.showPicker();
  } catch {
    // Not every browser lets a script open a list. The user can click again.
  }
}

/** Returns the options of a column with their labels. */
function useCellChoices(column: Column): { value: string; name: string }[] {
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
