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
import { secondStepTexts } from './second-step.texts';

/** How the own sign-in is protected, and the ways to change that. */
export function SecondStepSection() {
  const request = useOperationQuery(getSecondStep, {}, { refetchOnMountOrArgChange: true });
  const { currentData } = request;
  return (
    <Panel title={secondStepTexts.title} action={currentData && <State isOn={isOn(currentData)} />}>
      <Loaded request={request} failed={secondStepTexts.failed}>
        {(state) => (isOn(state) ? <On state={state} /> : <Off />)}
      </Loaded>
    </Panel>
  );
}

function isOn({ totp, passkeys }: SecondStepState): boolean {
  return totp !== null || passkeys.length > 0;
}

function State({ isOn: isProtected }: { isOn: boolean }) {
  return isProtected ? (
    <StatusChip label={secondStepTexts.on} tone="success" />
  ) : (
    <StatusChip label={secondStepTexts.off} tone="neutral" />
  );
}

function On({ state }: { state: SecondStepState }) {
  const isTheirs = useSession().impersonation === null;
  return (
    <>
      <Typography color="textSecondary">
        {secondStepTexts.onHint} {state.isRequired && secondStepTexts.required}
      </Typography>
      <SecondStepList state={state} isTheirs={isTheirs} />
      <RecoveryCodesRow left={state.recoveryCodesLeft} isTheirs={isTheirs} />
      {!isTheirs && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {secondStepTexts.support}
        </Typography>
      )}
    </>
  );
}

function Off() {
  const isTheirs = useSession().impersonation === null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="textSecondary">{secondStepTexts.offHint}</Typography>
      {isTheirs ? (
        <Button component={RouterLink} to="/security/mfa/setup" variant="contained">
          {secondStepTexts.switchOn}
        </Button>
      ) : (
        <Typography color="textSecondary">{secondStepTexts.support}</Typography>
      )}
    </Box>
  );
}
