import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { EmailConfig } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { emailConfigWords } from './email-config.en';

/** Which server currently sends the practice's emails, and whether the practice's own server accepts them. */
export function ServerState({ config }: { config: EmailConfig }) {
  const t = useWords(emailConfigWords);
  const { dateTime } = useFormats();
  const { usesOwnServer, senderAddress, platformAddress, failingSince, lastProblem, testedAt } = config;
  if (!usesOwnServer)
    return <Alert severity="info">{t('state.platform', { address: platformAddress })}</Alert>;
  if (failingSince !== null)
    return (
      <Alert severity="error">
        <AlertTitle>{t('state.failingTitle', { since: dateTime(failingSince) })}</AlertTitle>
        {t('state.failing', { address: platformAddress, problem: lastProblem ?? '' })}
      </Alert>
    );
  const tested = testedAt === null ? t('state.untested') : t('state.tested', { when: dateTime(testedAt) });
  return (
    <Alert severity={testedAt === null ? 'warning' : 'success'}>
      {t('state.own', { address: senderAddress ?? '' })} {tested}
    </Alert>
  );
}
