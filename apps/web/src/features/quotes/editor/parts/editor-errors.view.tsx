import { FormErrorSummary, type FormErrorLine } from '@quillcare/ui';
import { getSummaryTitle } from '../../../../shared/forms/summary-title';
import { messagesWords } from '../../../../shared/messages/messages.en';
import { lookUp, useWords, word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { cellId, columnOfField } from '../lines/line-columns';
import type { EditorState } from '../state/editor.state';
import { useEditor } from '../state/editor.store';
import type { SavingState } from '../state/use-saving';

/** Summary of all validation errors, each linked to its field or cell. */
export function EditorErrors({ saving }: { saving: SavingState }) {
  const t = useWords(messagesWords);
  const errors = useEditor((state) => state.errors);
  const rows = useEditor((state) => state.rows);
  const { problem, tries } = saving;
  const lines = Object.entries(errors).map(([path, message]) => toLineError(path, message, rows));
  const general = problem && !problem.errors?.length ? [{ message: problem.detail }] : [];
  return (
    <FormErrorSummary
      title={getSummaryTitle(problem, t('saveFailed'))}
      lines={[...general, ...lines]}
      focusKey={tries}
    />
  );
}

/** Describes an error in one sentence, such as "Line 2, Discount: Discount must not be more than the fee". */
export function describeError(path: string, message: string, rows: EditorState['rows']): string {
  const { label } = toLineError(path, message, rows);
  return label ? `${label}: ${message}` : message;
}

const LINE_PATH = /^lines\.(\d+)(?:\.(\w+))?/;

/** Maps an error path to the label and the element it belongs to. */
function toLineError(path: string, message: string, rows: EditorState['rows']): FormErrorLine {
  const [, index, field = 'description'] = LINE_PATH.exec(path) ?? [];
  const row = index === undefined ? undefined : rows[Number(index)];
  if (!row) return toHeadError(path, message);
  const column = columnOfField(field);
  const name = lookUp(editorWords, `columns.${field}`) ?? lookUp(editorWords, `details.${field}`) ?? '';
  const line = word(editorWords, 'lines.line', { number: Number(index) + 1 });
  return {
    fieldId: cellId(row.key, column ?? 'open'),
    label: name ? `${line}, ${name}` : line,
    message,
  };
}

function toHeadError(path: string, message: string): FormErrorLine {
  const [field = ''] = path.split('.');
  const id = field === 'lines' ? 'quote-surgeries' : `quote-${path.replaceAll('.', '-')}`;
  return { fieldId: id, label: lookUp(editorWords, `fields.${field}`), message };
}
