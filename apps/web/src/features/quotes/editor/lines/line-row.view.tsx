import { memo, useMemo } from 'react';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor } from '../state/editor.store';
import type { Row } from '../state/line-row';
import { needsFee, type Column } from './line-columns';
import { LineCell } from './line-cell.view';
import { LineDetails } from './line-details.view';
import { LineMessages } from './line-messages.view';
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
