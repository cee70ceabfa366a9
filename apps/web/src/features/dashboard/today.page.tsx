import Box from '@mui/material/Box';
import { PageHeader } from '@quillcare/ui';
import { useRights, useSession } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { dashboardTexts } from './dashboard.texts';
import { Figures } from './figures.view';
import { GettingStarted } from './getting-started.view';
import { PracticeNameNotice } from './practice-name-notice.view';
import { TodoList } from './todo-list.view';
import { WaitingQuotes } from './waiting-quotes.view';

export { TODAY_READS } from './today.requests';

/** The dashboard: what to do now, in order, then the figures. */
export function TodayPage() {
  const { user } = useSession();
  const { can } = useRights();
  const { date, today } = useFormats();
  return (
    <>
      <PageHeader
        title={dashboardTexts.title}
        subtitle={dashboardTexts.greeting(user.firstName || user.name, date(today()))}
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PracticeNameNotice />
        {can('QUOTES', 'CREATE') && <GettingStarted />}
        {can('QUOTES', 'READ') && (
          <>
            <Box
              sx={{
                display: 'grid',
                gap: 3,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
                alignItems: 'start',
              }}
            >
              <TodoList />
              <WaitingQuotes />
            </Box>
            <Figures />
          </>
        )}
      </Box>
    </>
  );
}
