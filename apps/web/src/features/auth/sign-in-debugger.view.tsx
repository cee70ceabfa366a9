import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ChevronDownIcon } from '@quillcare/ui';
import { buildBrowserReadings } from '../../shared/diagnostics/browser.probe';
import { CopyReport } from '../../shared/diagnostics/copy-report.view';
import { buildReport } from '../../shared/diagnostics/reading';
import { ReadingList } from '../../shared/diagnostics/reading-list.view';
import { buildServerReadings, useServerProbe } from '../../shared/diagnostics/server.probe';
import { useOnline } from '../../shared/diagnostics/use-online';
import { debuggerWords } from './debugger.en';
import { useWords } from '../../shared/words/words';
import { stepReadings } from './step-readings';
import { useTrace } from './sign-in.trace';

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
      <Typography variant="body2" color="textSecondary">
        {t('intro')}
      </Typography>
      {groups.map((group) => (
        <ReadingList key={group.title} group={group} />
      ))}
      <CopyReport report={() => buildReport(t('toggle'), groups, new Date())} />
    </Paper>
  );
}
