import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import { useId, useState } from 'react';
import { ChevronDownIcon, Muted } from '@quillcare/ui';
import { buildBrowserReadings } from '../../shared/diagnostics/browser.probe';
import { CopyReport } from '../../shared/diagnostics/copy-report.view';
import { buildReport, type Reading, type ReadingGroup } from '../../shared/diagnostics/reading';
import { ReadingList } from '../../shared/diagnostics/reading-list.view';
import { buildServerReadings, useServerProbe } from '../../shared/diagnostics/server.probe';
import { useOnline } from '../../shared/diagnostics/use-online';
import { debuggerWords } from './debugger.en';
import { useWords, word } from '../../shared/words/words';
import { useTrace, type TraceStep } from './sign-in.trace';

const TONES = { running: 'info', done: 'success', failed: 'error' } as const;

/** Collapsible details that support asks for when someone cannot sign in. */
export function SignInDebugger() {
  const t = useWords(debuggerWords);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ChevronDownIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ ml: -0.625, color: 'text.secondary' }}
      >
        {t('toggle')}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <DebuggerPanel />
      </Collapse>
    </Box>
  );
}

function DebuggerPanel() {
  const t = useWords(debuggerWords);
  const steps = useTrace();
  const isOnline = useOnline();
  const { look: probe } = useServerProbe();
  const groups = [stepReadings(steps), buildServerReadings(probe, isOnline), buildBrowserReadings()];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('toggle')}
      sx={{ p: 2, mt: 1, display: 'grid', gap: 2.5 }}
    >
      <Muted>{t('intro')}</Muted>
      {groups.map((group) => (
        <ReadingList key={group.title} group={group} />
      ))}
      <CopyReport report={() => buildReport(t('toggle'), groups, new Date())} />
    </Paper>
  );
}

/** Formats the steps of the last sign-in: start, duration, outcome and log reference. */
function stepReadings(steps: readonly TraceStep[]): ReadingGroup {
  const readings: Reading[] =
    steps.length === 0
      ? [{ label: word(debuggerWords, 'noStep'), value: word(debuggerWords, 'none') }]
      : steps.flatMap(toReading);
  return { title: word(debuggerWords, 'steps'), readings };
}

function toReading({
  name,
  startedAt,
  tookMs,
  outcome,
  status,
  code,
  reference,
  note,
}: TraceStep): Reading[] {
  const time = new Date(startedAt).toLocaleTimeString('en-AU', { hour12: false });
  const end = [
    word(debuggerWords, `${outcome}`),
    tookMs !== null && word(debuggerWords, 'took', { ms: tookMs }),
  ].filter(Boolean);
  const why = [status, code, note, reference && `${word(debuggerWords, 'reference')} ${reference}`].filter(
    Boolean,
  );
  const step: Reading = { label: `${time} ${name}`, value: end.join(', '), tone: TONES[outcome] };
  return why.length === 0
    ? [step]
    : [step, { label: word(debuggerWords, 'why', { step: name }), value: why.join(', ') }];
}
