import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { DashboardView } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { LoadingBoard } from '../../shared/board/board.view';
import { makesCalls } from '../../shared/feature/visibility';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { useDashboardView } from './dashboard-view';
import { dashboardWords } from './dashboard.en';
import { PracticeNameNotice } from './practice-name-notice.view';
import { TodayView } from './today/today.view';
import { ViewSwitch } from './view-switch.view';

export { earlyToday } from './today/today.requests';

// Most users open Today, so the charts are loaded only on demand.
const GridView = lazy(async () => ({ default: (await import('./grid/grid.view')).GridView }));
const KanbanView = lazy(async () => ({ default: (await import('./kanban/kanban.view')).KanbanView }));

const VIEWS = { TODAY: TodayView, GRID: GridView, KANBAN: KanbanView } satisfies Record<
  DashboardView,
  unknown
>;

/** The start page: today's tasks, with figures and boards as alternative views. */
export function DashboardPage() {
  const t = useWords(dashboardWords);
  const { user } = useSession();
  const { longDate, today } = useFormats();
  const [view, choose] = useDashboardView();
  const View = VIEWS[view];
  const name = user.firstName || user.name;
  const greeting = makesCalls(user) ? 'greeting' : 'greetingOfReaders';
  return (
    <>
      <PageHeader
        title={t(`title.${view}`)}
        subtitle={view === 'TODAY' ? t(greeting, { name, day: longDate(today()) }) : t(`hint.${view}`)}
        actions={<ViewSwitch view={view} onChoose={choose} />}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PracticeNameNotice />
        <Suspense fallback={<LoadingBoard />}>
          <View />
        </Suspense>
      </Box>
    </>
  );
}
