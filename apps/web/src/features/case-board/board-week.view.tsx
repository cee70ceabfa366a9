import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BoardCase } from '@quillcare/contracts';
import { Panel, Muted } from '@quillcare/ui';
import { ReadinessChip } from '../../shared/case-checklist/readiness-chip.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { BoardCaseCard } from './board-case.card';
import type { BoardWeek } from './board-weeks';
import { boardWords } from './readiness-board.en';

export function BoardWeekView({ week: { from, to, columns, count } }: { week: BoardWeek }) {
  const t = useWords(boardWords);
  const { date } = useFormats();
  return (
    <Panel
      title={t('week', { from: date(from), to: date(to) })}
      action={
        <Typography color="textSecondary" className="tabular">
          {count === 0 ? t('free') : t('cases', { count })}
        </Typography>
      }
    >
      {count > 0 && <BoardColumns columns={columns} />}
    </Panel>
  );
}

/** Three columns side by side, stacked on a phone, where empty columns are hidden. */
function BoardColumns({ columns }: Pick<BoardWeek, 'columns'>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {columns.map(({ state, cases }) => (
        <Box
          key={state}
          sx={{ minWidth: 0, display: { xs: cases.length > 0 ? 'block' : 'none', md: 'block' } }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
            <ReadinessChip state={state} />
            <Muted className="tabular">{cases.length}</Muted>
          </Box>
          <BoardCards cases={cases} isColumn />
        </Box>
      ))}
    </Box>
  );
}

/** Cards stacked in a column, or in a grid as wide as the space allows. */
export function BoardCards({ cases, isColumn = false }: { cases: readonly BoardCase[]; isColumn?: boolean }) {
  const columns = isColumn ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))';
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: columns }}
    >
      {cases.map((one) => (
        <Box component="li" key={one.id} sx={{ minWidth: 0 }}>
          <BoardCaseCard surgery={one} />
        </Box>
      ))}
    </Box>
  );
}
