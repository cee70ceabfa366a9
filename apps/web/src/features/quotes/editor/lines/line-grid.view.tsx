import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor } from '../state/editor.store';
import { KINDS } from './line-columns';
import { LineRow } from './line-row.view';
import { LINE_GRID, LINE_GRID_WITHOUT_MEDICARE } from './line-grid.styles';
import { useColumns, useHasMedicare } from './use-columns';
import { useGrid } from './use-grid';

/** All lines as a spreadsheet-like grid. In narrow layouts each becomes a card with the same cells. */
export function LineGrid() {
  const t = useWords(editorWords);
  const joined = useEditor(({ rows }) => rows.map(({ key }) => key).join('\n'));
  const keys = useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined]);
  const { columns, nameOf } = useColumns();
  const hasMedicare = useHasMedicare();
  const { active, edit, open, handlers, onKeyDown } = useGrid(keys, columns);
  const isActive = active !== null && keys.includes(active.key);
  return (
    <Box sx={{ containerType: 'inline-size', mx: { xs: -1, sm: 0 } }}>
      {/* Keyboard events of all cells are handled here by delegation. */}
      <Box
        role="grid"
        aria-label={t('lines.grid')}
        aria-colcount={columns.length}
        onKeyDown={onKeyDown}
        sx={hasMedicare ? LINE_GRID : LINE_GRID_WITHOUT_MEDICARE}
      >
        <div role="rowgroup">
          <div role="row" className="head">
            {columns.map((column) => (
              <div
                key={column}
                role="columnheader"
                className={`cell ${column} ${['money', 'figure'].includes(KINDS[column]) || column === 'gstTreatment' ? 'right' : ''}`}
              >
                <span className={column === 'open' ? 'hidden' : undefined}>{nameOf(column)}</span>
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {keys.map((key, index) => (
            <LineRow
              key={key}
              rowKey={key}
              index={index}
              active={active?.key === key ? active.column : null}
              edit={active?.key === key ? edit : null}
              tabStop={!isActive && index === 0 ? 'description' : null}
              isOpen={open.has(key)}
              handlers={handlers}
            />
          ))}
        </div>
      </Box>
    </Box>
  );
}
