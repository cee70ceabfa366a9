import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { createQuote, listQuotes } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { StartupSteps } from '../../shared/startup/startup-steps.view';
import { startupWords } from '../../shared/startup/startup.en';
import { useStartup } from '../../shared/startup/use-startup';
import { useWords } from '../../shared/words/words';
import { dashboardWords } from './dashboard.en';

const ONE = { query: { limit: 1 } };

/** The steps to a practice's first quote. Hidden once there is one. */
export function GettingStarted() {
  const { allows } = useRights();
  const quotes = useOperationQuery(listQuotes, allows(createQuote) ? ONE : skipToken);
  if (!quotes.currentData || quotes.currentData.total > 0) return null;
  return <Steps />;
}

function Steps() {
  const t = useWords(startupWords);
  const tDashboard = useWords(dashboardWords);
  const { startup } = useStartup();
  if (!startup) return null;
  return (
    <Panel isFlush title={tDashboard('start')}>
      <Typography color="textSecondary" sx={{ px: 2, mt: -1 }}>
        {t('subtitle')}
      </Typography>
      <StartupSteps steps={startup.steps} isLinked />
      <Box sx={{ p: 2 }}>
        <Button
          component={RouterLink}
          to="/quotes/create"
          variant={startup.isComplete ? 'contained' : 'outlined'}
        >
          {t('quote')}
        </Button>
      </Box>
    </Panel>
  );
}
