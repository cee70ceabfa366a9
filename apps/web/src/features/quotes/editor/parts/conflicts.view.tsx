import { useMemo } from 'react';
import { ConflictDialog } from '../../../../shared/forms/record/conflict.dialog';
import { ColleagueChangeNotice } from '../../../../shared/forms/record/record.frame';
import { isSame } from '../../../../shared/forms/record/merge';
import type { RecordForm } from '../../../../shared/forms/record/use-record-form';
import type { FormWords } from '../../../../shared/forms/record/use-form-words';
import type { Formats } from '../../../../shared/formats/use-formats';
import { lookUp, word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { LINE_PREFIX } from '../state/editor.reducer';
import type { Row } from '../state/line-row';
import type { QuoteEditing } from '../state/use-quote-editing';

export interface ConflictsProps {
  work: QuoteEditing;
  settle: (taken: readonly string[]) => void;
}

/** Shows what a colleague has changed in the same draft, and asks which value to keep if both changed the same field or line. */
export function ConflictsDialog({ work, settle }: ConflictsProps) {
  const { announcement, question } = work.state;
  const words = labelsOf(work);
  const definition = useMemo(() => {
    const pairs =
      question?.clashes.map(({ field, mine, theirs }) => [field, { show: formatterFor(mine, theirs) }]) ?? [];
    return { fields: Object.fromEntries(pairs) } as unknown as RecordForm['definition'];
  }, [question]);
  return (
    <>
      {announcement && <ColleagueChangeNotice announcement={announcement} words={words} />}
      {question && (
        <ConflictDialog
          question={question}
          recordForm={{ definition, words, settle, withdrawQuestion: () => work.editing.dismissQuestion() }}
        />
      )}
    </>
  );
}

/** Returns the label of a field, or the description of a line. */
function labelsOf({ editing, desk }: QuoteEditing): FormWords {
  return (_group, field = '') => {
    if (!field.startsWith(LINE_PREFIX)) return lookUp(editorWords, `fields.${field}`);
    const row = (desk.getValues()[field] ?? editing.getBase().values[field]) as Row | null;
    return word(editorWords, 'conflict.line', { name: row?.description ?? '' });
  };
}

type FormatValue = (value: unknown, formats: Formats) => string;

/** Returns a formatter for a conflicting value. For a line it shows only the fields that differ. */
function formatterFor(mine: unknown, theirs: unknown): FormatValue {
  return (value, formats) => {
    if (value === null || value === undefined)
      return isRow(mine) || isRow(theirs) ? word(editorWords, 'conflict.removed') : '';
    if (!isRow(value)) return plain(value);
    const other = value === mine ? theirs : mine;
    const fields = Object.keys(value) as (keyof Row)[];
    const differing = isRow(other) ? fields.filter((field) => !isSame(value[field], other[field])) : [];
    return differing.length === 0
      ? value.description
      : differing.map((field) => formatRowField(value, field, formats)).join(', ');
  };
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'billedBy' in value;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function formatRowField(row: Row, field: keyof Row, formats: Formats): string {
  const label = lookUp(editorWords, `columns.${field}`) ?? lookUp(editorWords, `details.${field}`) ?? field;
  const value = row[field];
  const text =
    typeof value === 'number' && field.endsWith('Minor') ? formats.money(value) : String(value ?? '–');
  return `${label}: ${text}`;
}
