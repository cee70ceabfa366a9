import Button from '@mui/material/Button';
import { WarningIcon } from '@quillcare/ui';
import { memo, useMemo } from 'react';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import type { Row } from '../state/line-row';
import { cellId, needsFee, type Column } from './line-columns';
import { LineCell } from './line-cell.view';
import { LineDetails } from './line-details.view';
import { useGridColumns } from './use-columns';
import type { CellEdit, GridHandlers } from './use-grid';

export interface LineRowProps {
  rowKey: string;
  index: number;
  /** The active cell of this row. */
  active: Column | null;
  /** The edit in progress. Null if the cell is not being edited. */
  edit: CellEdit | null;
  /** The cell Tab reaches before the grid has had the focus. */
  tabStop: Column | null;
  isOpen: boolean;
  handlers: GridHandlers;
}

/** One line: its cells, its errors and, when expanded, its other fields. Memoised so that it re-renders only when it changes. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { rowKey, index, active, edit, tabStop, isOpen, handlers } = props;
  const t = useWords(editorWords);
  const row = useEditor((state) => state.rows.find(({ key }) => key === rowKey));
  const pricedLine = useEditor((state) => state.priced?.lines[rowKey]);
  const errors = useLineErrors(index);
  const { columns } = useGridColumns();
  if (!row) return null;
  return (
    <>
      <div role="row" className={classOf(row, isOpen)} aria-label={t('lines.line', { number: index + 1 })}>
        {columns.map((column) => (
          <LineCell
            key={column}
            {...{ row, made: pricedLine, column, index, handlers, isOpen }}
            isTabStop={column === (active ?? tabStop)}
            edit={column === active ? edit : null}
            error={errors[column]}
          />
        ))}
      </div>
      <LineMessages {...{ row, errors, handlers }} asksForFee={needsFee(row, pricedLine)} />
      {isOpen && <LineDetails {...{ row, made: pricedLine, index, errors, handlers }} />}
    </>
  );
});

function classOf({ basis }: Row, isOpen: boolean): string {
  return ['line', isOpen && 'is-open', basis === 'NOT_INCLUDED' && 'is-excluded'].filter(Boolean).join(' ');
}

/** Returns the line's errors by field, from the last save and from pricing. */
function useLineErrors(index: number): Readonly<Record<string, string>> {
  const found = useEditor(({ errors, problem }) => {
    const prefix = `lines.${index}.`;
    const pricing = (problem?.errors ?? []).map(({ path, message }) => [path, message] as const);
    const own = [...pricing, ...Object.entries(errors)].filter(([path]) => path.startsWith(prefix));
    return JSON.stringify(
      Object.fromEntries(own.map(([path, message]) => [path.slice(prefix.length), message])),
    );
  });
  return useMemo(() => JSON.parse(found) as Record<string, string>, [found]);
}

interface LineMessagesProps {
  row: Row;
  errors: Readonly<Record<string, string>>;
  asksForFee: boolean;
  handlers: GridHandlers;
}

/** Messages below a line: errors of its cells, or the question about a missing fee. */
function LineMessages({ row, errors, asksForFee, handlers }: LineMessagesProps) {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const { columns, nameOf } = useGridColumns();
  const wrong = columns.filter((column) => errors[column]);
  if (wrong.length === 0 && !asksForFee) return null;
  return (
    <div role="row" className="messages">
      <div role="gridcell" aria-colspan={columns.length}>
        {wrong.map((column) => (
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
              onClick={() => {
                store.dispatch({ type: 'line', key: row.key, part: { basis: 'NOT_INCLUDED' } });
                handlers.focus({ key: row.key, column: 'basis' });
              }}
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
