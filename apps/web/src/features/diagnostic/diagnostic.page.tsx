import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { PageHeader } from '@quillcare/ui';
import { connection } from '../../shared/api/connection';
import { getEnvironment } from '../../shared/environment/environment';
import { useSession } from '../../shared/session/session.context';
import { buildBrowserReadings } from '../../shared/diagnostics/browser.probe';
import { CopyReport } from '../../shared/diagnostics/copy-report.view';
import { buildReport, type ReadingGroup } from '../../shared/diagnostics/reading';
import { ReadingList } from '../../shared/diagnostics/reading-list.view';
import {
  buildCheckReadings,
  buildServerReadings,
  useServerProbe,
  type ServerProbe,
} from '../../shared/diagnostics/server.probe';
import { useOnline } from '../../shared/diagnostics/use-online';
import { useFormats } from '../../shared/formats/use-formats';
import { buildVersionReadings, buildConnectionReadings, buildSessionReadings } from './diagnostic.readings';
import { diagnosticWords } from './diagnostic.en';
import { useWords, word } from '../../shared/words/words';

/** The state of every part of the product, as seen from this browser. */
export function DiagnosticPage() {
  const t = useWords(diagnosticWords);
  const { look: probe, again: checkAgain } = useServerProbe();
  const groups = useGroups(probe);
  const clock = new Intl.DateTimeFormat(useFormats().locale, { timeStyle: 'medium' });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <CopyReport report={() => buildReport(t('title'), groups, new Date())} />
            <Button size="small" variant="outlined" onClick={checkAgain}>
              {t('again')}
            </Button>
          </>
        }
      />
      <Typography variant="body2" color="textSecondary" className="tabular" sx={{ mb: 2 }}>
        {probe ? t('readAt', { time: clock.format(probe.at) }) : t('reading')}
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

function useGroups(probe: ServerProbe | undefined): ReadingGroup[] {
  const session = useSession();
  const isOnline = useOnline();
  const status = useSyncExternalStore(connection.subscribe, connection.status);
  const mayWrite = useSyncExternalStore(connection.subscribe, connection.mayWrite);
  const parts = probe ? buildCheckReadings(probe) : [];
  return [
    buildServerReadings(probe, isOnline),
    {
      title: word(diagnosticWords, 'parts'),
      readings: parts.length > 0 ? parts : [{ label: word(diagnosticWords, 'noParts'), value: '' }],
    },
    buildConnectionReadings(status, mayWrite, connection.facts()),
    buildSessionReadings(session),
    buildBrowserReadings(),
    buildVersionReadings(getEnvironment()),
  ];
}
