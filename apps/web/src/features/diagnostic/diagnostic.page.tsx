import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useSyncExternalStore } from 'react';
import type { Session } from '@quillcare/contracts';
import { PageHeader, Muted } from '@quillcare/ui';
import { connection, type ConnectionFacts, type ConnectionStatus } from '../../shared/api/connection';
import { getEnvironment, type Environment } from '../../shared/environment/environment';
import { roleName } from '../../shared/roles/role-label';
import { useSession } from '../../shared/session/session.context';
import { buildBrowserReadings } from '../../shared/diagnostics/browser.probe';
import { CopyReport } from '../../shared/diagnostics/copy-report.view';
import { buildReport, type ReadingGroup, type Reading } from '../../shared/diagnostics/reading';
import { ReadingList } from '../../shared/diagnostics/reading-list.view';
import {
  buildCheckReadings,
  buildServerReadings,
  useServerProbe,
  type ServerProbe,
} from '../../shared/diagnostics/server.probe';
import { useOnline } from '../../shared/diagnostics/use-online';
import { useFormats } from '../../shared/formats/use-formats';
import { diagnosticWords } from './diagnostic.en';
import { useWords, word } from '../../shared/words/words';

const STATUS_TONES = { connected: 'success', degraded: 'warning', offline: 'error' } as const;

/** The state of every part of the product, as seen from this browser. */
export function DiagnosticPage() {
  const t = useWords(diagnosticWords);
  const { look: probe, repeat: checkAgain } = useServerProbe();
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
      <Muted className="tabular" sx={{ mb: 2 }}>
        {probe ? t('readAt', { time: clock.format(probe.at) }) : t('reading')}
      </Muted>
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

const yesNo = (label: string, isSo: boolean): Reading => ({
  label,
  value: isSo ? word(diagnosticWords, 'yes') : word(diagnosticWords, 'no'),
  tone: isSo ? 'success' : 'warning',
});

/** Identifies the signed-in user by ids only, so that support can look them up but a screenshot reveals nobody. */
function buildSessionReadings({ user, organisation, expiresAt }: Session): ReadingGroup {
  return {
    title: word(diagnosticWords, 'session'),
    readings: [
      { label: word(diagnosticWords, 'role'), value: roleName(user.role) },
      { label: word(diagnosticWords, 'user'), value: user.id },
      { label: word(diagnosticWords, 'organisation'), value: organisation.id },
      { label: word(diagnosticWords, 'expires'), value: expiresAt },
    ],
  };
}

function buildConnectionReadings(
  status: ConnectionStatus,
  mayWrite: boolean,
  facts: Readonly<ConnectionFacts>,
): ReadingGroup {
  const { isServerReachable, isStreamOpen, isSessionConfirmed } = facts;
  return {
    title: word(diagnosticWords, 'connection'),
    readings: [
      {
        label: word(diagnosticWords, 'status'),
        value: word(diagnosticWords, `words.${status}`),
        tone: STATUS_TONES[status],
      },
      yesNo(word(diagnosticWords, 'changes'), mayWrite),
      {
        label: word(diagnosticWords, 'lastCall'),
        value: isServerReachable ? word(diagnosticWords, 'answered') : word(diagnosticWords, 'unanswered'),
        tone: isServerReachable ? 'success' : 'error',
      },
      {
        label: word(diagnosticWords, 'stream'),
        value: isStreamOpen ? word(diagnosticWords, 'open') : word(diagnosticWords, 'broken'),
        tone: isStreamOpen ? 'success' : 'warning',
      },
      yesNo(word(diagnosticWords, 'confirmed'), isSessionConfirmed),
    ],
  };
}

/** The app's version, taken from the content hash in the name of its main file. */
function buildVersionReadings(environment: Environment, page: Document = document): ReadingGroup {
  const main = page.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  return {
    title: word(diagnosticWords, 'build'),
    readings: [
      { label: word(diagnosticWords, 'environment'), value: environment },
      {
        label: word(diagnosticWords, 'client'),
        value: main?.split('/').at(-1)?.split('?')[0] || word(diagnosticWords, 'unknown'),
      },
    ],
  };
}
