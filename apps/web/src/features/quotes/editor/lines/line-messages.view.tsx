import Button from '@mui/material/Button';
import { WarningIcon } from '@quillcare/ui';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditorStore } from '../state/editor.store';
import type { Row } from '../state/line-row';
import { cellId, type Column } from './line-columns';
import { useColumns } from './use-columns';
import type { GridHandlers } from './use-grid';

export interface LineMessagesProps {
  row: Row;
  errors: Readonly<Record<string, string>>;
  asksForFee: boolean;
  handlers: GridHandlers;
}

/** Messages below a line: errors of its cells, or the question about a missing fee. */
export function LineMessages({ row, errors, asksForFee, handlers }: LineMessagesProps) {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const { columns, nameOf } = useColumns();
  const wrong = columns.filter((column) => errors[column]);
  if (wrong.length === 0 && !asksForFee) return null;
  return (
    <div role="row" className="messages">
      <div role="gridcell" aria-colspan={columns.length}>
        {wrong.map((column: Column) => (
          <p key={column} className="error" id={`${cellId(row.key, column)}-error`}>
            {nameOf(column)}: {errors[column]}
          </p>
        ))}
        {asksForFee && wrong.length === 0 && (
          <div className="question">
            <WarningIcon fontSize="small" />
            <span>{t('zero.question')}</span>
            <Button
              size="small"
              onClick={() => store.dispatch({ type: 'line', key: row.key, part: { basis: 'NOT_INCLUDED' } })}
            >
              {t('zero.notIncluded')}
            </Button>
            <Button
              size="small"
              onClick={() => handlers.edit({ key: row.key, column: 'unitFeeMinor' }, { text: null })}
            >
              {t('zero.enter')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
