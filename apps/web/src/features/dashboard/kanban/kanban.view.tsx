import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allows } from '@quillcare/contracts';
import { EmptyState } from '@quillcare/ui';
import { LoadingBoard } from '../../../shared/board/board.view';
import { useFeatureBoards, type FeatureBoard } from '../../../shared/feature/boards.context';
import { navigationWords } from '../../../shared/navigation/navigation.en';
import { useSession } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { dashboardWords } from '../dashboard.en';
import { withParams } from '../../../shared/navigation/with-params';

const BOARD = 'board';

/** The boards the user may see, one at a time. */
export function KanbanView() {
  const t = useWords(dashboardWords);
  const tNavigation = useWords(navigationWords);
  const { user } = useSession();
  const boards = useFeatureBoards().filter(({ right }) => allows(right, user));
  const [search, setSearch] = useSearchParams();
  const shown = boards.find(({ name }) => name === search.get(BOARD)) ?? boards[0];
  if (!shown) return <EmptyState title={t('boards.none')} />;
  const board = viewOf(shown);
  const show = (name: string) =>
    setSearch((before) => withParams(before, { [BOARD]: name }), { replace: true });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={shown.name}
        onChange={(_event, name: string) => show(name)}
        aria-label={t('boards.label')}
        variant="scrollable"
        sx={{ mb: 2 }}
      >
        {boards.map(({ name, label }) => (
          <Tab
            key={name}
            value={name}
            id={`board-tab-${name}`}
            aria-controls={`board-${name}`}
            label={tNavigation(label)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`board-${shown.name}`} aria-labelledby={`board-tab-${shown.name}`}>
        <Suspense fallback={<LoadingBoard />}>{createElement(board)}</Suspense>
      </Box>
    </Box>
  );
}

const views = new Map<FeatureBoard, ComponentType>();

/** Cached so that the component keeps its identity; otherwise React would remount the board. */
function viewOf(board: FeatureBoard): ComponentType {
  const known = views.get(board);
  if (known) return known;
  const view = lazy(async () => ({ default: await board.load() }));
  views.set(board, view);
  return view;
}
