import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWords } from '../words/words';
import { diffWords } from './diff.en';
import { DiffChoiceRow, DiffRow } from './diff-row.view';

/** A change in words, as returned by `readableChange`. */
export interface Difference {
  /** The field's name in the contract, unique in the table. */
  key: string;
  field: string;
  /** The previous value, or the colleague's. */
  before: string;
  /** The new value, or the user's own. */
  after: string;
  /** What was added, removed and changed in a list. If present, `before` and `after` are not shown. */
  parts?: readonly string[];
}

export type Side = 'before' | 'after';

/** Which value to keep, by field. Null until chosen. */
export type Choices = Readonly<Record<string, Side | null>>;

export interface DiffTableProps {
  /** Accessible name of the table. Defaults to "Changes". */
  label?: string;
  rows: readonly Difference[];
  /** `history`: before and after. `conflict`: theirs and yours. */
  sides?: 'history' | 'conflict';
  /** Rows whose field is included offer both values to choose from. */
  choices?: Choices;
  onChoose?: (key: string, side: Side) => void;
}

/** A table of fields with two values each. On a phone the values are below the field's name. */
export function DiffTable({ label, rows, sides = 'history', choices, onChoose }: DiffTableProps) {
  const t = useWords(diffWords);
  if (rows.length === 0) return <Typography color="textSecondary">{t('none')}</Typography>;
  const heads =
    sides === 'history'
      ? { before: t('before'), after: t('after') }
      : { before: t('theirs'), after: t('mine') };
  return (
    // Explicit roles, because a table displayed as blocks would lose its semantics.
    <Box component="table" role="table" aria-label={label ?? t('changes')} sx={TABLE}>
      <Box component="thead" role="rowgroup" sx={HEAD}>
        <tr role="row">
          <th role="columnheader">{t('field')}</th>
          <th role="columnheader">{heads.before}</th>
          <th role="columnheader">{heads.after}</th>
        </tr>
      </Box>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const choice = choices?.[row.key];
          return choice !== undefined ? (
            <DiffChoiceRow
              key={row.key}
              row={row}
              heads={heads}
              name={t('keep', { field: row.field })}
              choice={choice}
              onChoose={(side) => onChoose?.(row.key, side)}
            />
          ) : (
            <DiffRow key={row.key} row={row} heads={heads} />
          );
        })}
      </tbody>
    </Box>
  );
}

const NARROW = '@media (max-width: 599.95px)';

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'left',
  '& th, & td': { px: 1.5, py: 1, verticalAlign: 'top', fontWeight: 400, overflowWrap: 'anywhere' },
  '& th:first-of-type': { pl: 0, width: '28%' },
  '& td:last-of-type': { pr: 0 },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 500 },
  [NARROW]: {
    display: 'block',
    '& tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& tbody tr': { py: 1 },
    '& tbody th, & tbody td': { px: 0, py: 0.25, width: 'auto' },
  },
} as const;

const HEAD = {
  '& th': { fontSize: '0.8125rem', fontWeight: 500, color: 'text.secondary', py: 0.75 },
  [NARROW]: { display: 'none' },
} as const;
