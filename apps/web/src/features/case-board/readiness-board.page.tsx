import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { getReadinessBoard, isoDate, type ResultOf } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { CasesIcon, EmptyState, PageHeader, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { LoadingBoard } from '../../shared/board/board.view';
import { CaseFilterBar } from '../../shared/case-checklist/case-filters.view';
import { useCaseFilters } from '../../shared/case-checklist/use-case-filters';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { BoardCards, BoardWeekView } from './board-week.view';
import { mondayOf, groupByWeek } from './board-weeks';
import { boardWords } from './readiness-board.en';

const WEEKS_SHOWN = 6;

/** Upcoming surgery week by week: what is ready, what is not, and what is overdue. */
export function ReadinessBoardPage() {
  const t = useWords(boardWords);
  const { today } = useFormats();
  const filters = useCaseFilters();
  const requestedDay = isoDate.safeParse(filters.param('from')).data;
  const from = mondayOf(requestedDay ?? today());
  const query = { ...filters.query, from, to: addDays(from, WEEKS_SHOWN * 7 - 1) };
  const request = useOperationQuery(getReadinessBoard, { query });
  const goTo = (day: string | null) => filters.set({ from: day });
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button component={RouterLink} to="/surgery-cases">
              {t('list')}
            </Button>
            <Button component={RouterLink} to="/surgery-cases/calendar">
              {t('calendar')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <CaseFilterBar filters={filters} />
        <Box sx={{ display: 'flex', gap: 1, ml: { md: 'auto' }, flexWrap: 'wrap' }}>
          <Button onClick={() => goTo(addDays(from, -WEEKS_SHOWN * 7))}>{t('earlier')}</Button>
          <Button variant="outlined" onClick={() => goTo(null)}>
            {t('now')}
          </Button>
          <Button onClick={() => goTo(addDays(from, WEEKS_SHOWN * 7))}>{t('later')}</Button>
        </Box>
      </Box>
      <Loaded request={request} failed={t('failed')} skeleton={<LoadingBoard />}>
        {(board) => <Weeks board={board} />}
      </Loaded>
    </>
  );
}

function Weeks({ board }: { board: ResultOf<typeof getReadinessBoard> }) {
  const t = useWords(boardWords);
  const { dayOf } = useFormats();
  const { items, undated, undatedTotal, isCut } = board;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {isCut && <Alert severity="info">{t('cut')}</Alert>}
      {items.length === 0 ? (
        <EmptyState icon={<CasesIcon />} title={t('empty')} hint={t('emptyHint')} />
      ) : (
        groupByWeek(board, dayOf).map((week) => <BoardWeekView key={week.from} week={week} />)
      )}
      {undated.length > 0 && (
        <Panel title={t('undated')} hint={t('undatedHint')}>
          <BoardCards cases={undated} />
          {undatedTotal > undated.length && (
            <Typography color="textSecondary" sx={{ mt: 1.5 }}>
              {t('more', { count: undatedTotal - undated.length })}
            </Typography>
          )}
        </Panel>
      )}
    </Box>
  );
}
