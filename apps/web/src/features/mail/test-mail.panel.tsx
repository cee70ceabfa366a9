import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sendTestMail, type MailTest } from '@quillcare/contracts';
import { MailIcon, Panel } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem, type ApiProblem } from '../../shared/api/problem';
import { useWords } from '../../shared/words/words';
import { emailConfigWords } from './email-config.en';

type Outcome = { test: MailTest } | { problem: ApiProblem };

/** Sends a test email and shows the mail server's response. */
export function TestMailPanel() {
  const t = useWords(emailConfigWords);
  const [run, { isLoading }] = useOperationMutation(sendTestMail);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = async () => {
    setOutcome(null);
    try {
      setOutcome({ test: await run({}) });
    } catch (error) {
      setOutcome({ problem: toProblem(error) });
    }
  };
  return (
    <Panel title={t('test.title')}>
      <Typography color="textSecondary">{t('test.explain')}</Typography>
      <Box sx={{ mt: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Button
          variant="outlined"
          startIcon={<MailIcon />}
          aria-disabled={isLoading}
          onClick={() => isLoading || void send()}
        >
          {isLoading ? t('test.sending') : t('test.send')}
        </Button>
        <Box role="status" sx={{ width: '100%' }}>
          {outcome && <Answer outcome={outcome} />}
        </Box>
      </Box>
    </Panel>
  );
}

function Answer({ outcome }: { outcome: Outcome }) {
  const t = useWords(emailConfigWords);
  if ('problem' in outcome)
    return (
      <Alert severity="error">
        <AlertTitle>{t('test.failed')}</AlertTitle>
        {outcome.problem.detail}
      </Alert>
    );
  const { isAccepted, answer, serverSaid } = outcome.test;
  return (
    <Alert severity={isAccepted ? 'success' : 'error'}>
      <AlertTitle>{t(isAccepted ? 'test.taken' : 'test.refused')}</AlertTitle>
      {answer}
      {serverSaid !== null && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('test.said', { words: serverSaid })}
        </Typography>
      )}
    </Alert>
  );
}
