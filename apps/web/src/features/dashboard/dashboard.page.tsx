import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DashboardView, chooseDashboardView, dashboardView } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { LoadingBoard } from '../../shared/board/board.view';
import { canMakeCalls } from '../../shared/feature/visibility';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { showProblem } from '../../shared/toasts/problem.toast';
import { useWords, word } from '../../shared/words/words';
import { dashboardWords } from './dashboard.en';
import { PracticeNameNotice } from './practice-name-notice.view';
import { TodayView } from './today/today.view';

const buttonGroup = {
  display: 'inline-flex',
  '& > :not(:first-of-type)': { ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > :not(:last-of-type)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
};

const VIEW_PARAM = 'view';

export { todayPrefetch } from './today/today.requests';

// Most users open Today, so the charts are loaded only on demand.
const GridView = lazy(async () => ({ default: (await import('./grid/grid.view')).GridView }));
const KanbanView = lazy(async () => ({ default: (await import('./kanban/kanban.view')).KanbanView }));

const VIEW_COMPONENTS = { TODAY: TodayView, GRID: GridView, KANBAN: KanbanView } satisfies Record<
  DashboardView,
  unknown
>;

/** The start page: today's tasks, with figures and boards as alternative views. */
export function DashboardPage() {
  const t = useWords(dashboardWords);
  const { user } = useSession();
  const { longDate, today } = useFormats();
  const [view, choose] = useDashboardView();
  const View = VIEW_COMPONENTS[view];
  const name = user.firstName || user.name;
  const greeting = canMakeCalls(user) ? 'greeting' : 'greetingOfReaders';
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

/** Returns the view named in the URL, or the one the user last chose. A choice is saved on the server. */
function useDashboardView(): [DashboardView, (view: DashboardView) => void] {
  const { user, impersonation } = useSession();
  const [search, setSearch] = useSearchParams();
  const [save] = useOperationMutation(chooseDashboardView);
  // Bridges the moment until the session reflects the choice.
  const [chosen, setChosen] = useState<DashboardView>();
  const requested = dashboardView.safeParse(search.get(VIEW_PARAM)?.toUpperCase());
  const view = requested.data ?? chosen ?? user.dashboardView;
  const choose = (next: DashboardView) => {
    setChosen(next);
    setSearch({});
    // Someone impersonating a user can look around but must not change that user's saved choice.
    if (impersonation) return;
    save({ body: { view: next } }).catch((error: unknown) =>
      showProblem(error, word(dashboardWords, 'notRemembered')),
    );
  };
  return [view, choose];
}

interface ViewSwitchProps {
  view: DashboardView;
  onChoose: (view: DashboardView) => void;
}

/**
 * Switches between today's tasks, figures and boards. Not a ToggleButtonGroup, because mounting one renders the whole page a
 * second time, which is a noticeable pause on a phone.
 */
function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const t = useWords(dashboardWords);
  return (
    <Box role="group" aria-label={t('view')} sx={buttonGroup}>
      {dashboardView.options.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          size="small"
          selected={each === view}
          onClick={() => each !== view && onChoose(each)}
          sx={{ px: 2 }}
        >
          {t(`views.${each}`)}
        </ToggleButton>
      ))}
    </Box>
  );
}
