import Box from '@mui/material/Box';
import { PageHeader } from '@quillcare/ui';
import { useRights, useSession } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { dashboardWords } from './dashboard.en';
import { Figures } from './figures.view';
import { GettingStarted } from './getting-started.view';
import { PracticeNameNotice } from './practice-name-notice.view';
import { TodoList } from './todo-list.view';
import { WaitingQuotes } from './waiting-quotes.view';
import { useWords } from '../../shared/words/words';

export { TODAY_READS } from './today.requests';

/** The dashboard: what to do now, in order, then the figures. */
export function TodayPage() {
  const t = useWords(dashboardWords);
  const { user } = useSession();
  const { can } = useRights();
  const { date, today } = useFormats();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('greeting', { name: user.firstName || user.name, day: date(today()) })}
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
