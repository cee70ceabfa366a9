import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { PageHeader } from '@quillcare/ui';
import { connection } from '../../shared/api/connection';
import { environment } from '../../shared/environment/environment';
import { useSession } from '../../shared/session/session.context';
import { browserReadings } from '../../shared/diagnostics/browser.probe';
import { CopyReport } from '../../shared/diagnostics/copy-report.view';
import { reportOf, type ReadingGroup } from '../../shared/diagnostics/reading';
import { ReadingList } from '../../shared/diagnostics/reading-list.view';
import {
  checkReadings,
  serverReadings,
  useServerLook,
  type ServerLook,
} from '../../shared/diagnostics/server.probe';
import { useOnline } from '../../shared/diagnostics/use-online';
import { useFormats } from '../../shared/formats/use-formats';
import { buildReadings, connectionReadings, sessionReadings } from './diagnostic.readings';
import { diagnosticWords } from './diagnostic.en';
import { useWords, word } from '../../shared/words/words';

/** The state of every part of the product, as seen from this browser. */
export function DiagnosticPage() {
  const t = useWords(diagnosticWords);
  const { look, again } = useServerLook();
  const groups = useGroups(look);
  const clock = new Intl.DateTimeFormat(useFormats().locale, { timeStyle: 'medium' });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <CopyReport report={() => reportOf(t('title'), groups, new Date())} />
            <Button size="small" variant="outlined" onClick={again}>
              {t('again')}
            </Button>
          </>
        }
      />
      <Typography variant="body2" color="textSecondary" className="tabular" sx={{ mb: 2 }}>
        {look ? t('readAt', { time: clock.format(look.at) }) : t('reading')}
      </Typography>
      <Box sx={{ columns: { lg: 2 }, columnGap: 2, '& > *': { breakInside: 'avoid', mb: 2 } }}>
        {groups.map((group) => (
          <Paper key={group.title} variant="outlined" sx={{ p: 2.5 }}>
            <ReadingList group={group} />
          </Paper>
        ))}
      </Box>
    </>
  );
}

function useGroups(look: ServerLook | undefined): ReadingGroup[] {
  const session = useSession();
  const isOnline = useOnline();
  const status = useSyncExternalStore(connection.subscribe, connection.status);
  const mayWrite = useSyncExternalStore(connection.subscribe, connection.mayWrite);
  const parts = look ? checkReadings(look) : [];
  return [
    serverReadings(look, isOnline),
    {
      title: word(diagnosticWords, 'parts'),
      readings: parts.length > 0 ? parts : [{ label: word(diagnosticWords, 'noParts'), value: '' }],
    },
    connectionReadings(status, mayWrite, connection.facts()),
    sessionReadings(session),
    browserReadings(),
    buildReadings(environment()),
  ];
}
