import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { getSecondStep, type SecondStepState } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { Loaded } from '../../shared/loading/loaded.view';
import { RecoveryCodesRow } from './recovery-codes-row.view';
import { SecondStepList } from './second-step-list.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../shared/words/words';

/** Shows and changes how the user's own sign-in is protected. */
export function SecondStepSection() {
  const t = useWords(secondStepWords);
  const request = useOperationQuery(getSecondStep, {}, { refetchOnMountOrArgChange: true });
  const { currentData } = request;
  return (
    <Panel title={t('title')} action={currentData && <State isOn={isOn(currentData)} />}>
      <Loaded request={request} failed={t('failed')}>
        {(state) => (isOn(state) ? <On state={state} /> : <Off />)}
      </Loaded>
    </Panel>
  );
}

function isOn({ totp, passkeys }: SecondStepState): boolean {
  return totp !== null || passkeys.length > 0;
}

function State({ isOn: isProtected }: { isOn: boolean }) {
  const t = useWords(secondStepWords);
  return isProtected ? (
    <StatusChip label={t('on')} tone="success" />
  ) : (
    <StatusChip label={t('off')} tone="neutral" />
  );
}

function On({ state }: { state: SecondStepState }) {
  const t = useWords(secondStepWords);
  const isTheirs = useSession().impersonation === null;
  return (
    <>
      <Typography color="textSecondary">
        {t('onHint')} {state.isRequired && t('required')}
      </Typography>
      <SecondStepList state={state} isTheirs={isTheirs} />
      <RecoveryCodesRow left={state.recoveryCodesLeft} isTheirs={isTheirs} />
      {!isTheirs && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('support')}
        </Typography>
      )}
    </>
  );
}

function Off() {
  const t = useWords(secondStepWords);
  const isTheirs = useSession().impersonation === null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="textSecondary">{t('offHint')}</Typography>
      {isTheirs ? (
        <Button component={RouterLink} to="/security/mfa/setup" variant="contained">
          {t('switchOn')}
        </Button>
      ) : (
        <Typography color="textSecondary">{t('support')}</Typography>
      )}
    </Box>
  );
}
