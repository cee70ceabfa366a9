import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { getSecondStep, type SecondStepState } from '@quillcare/contracts';
import { ErrorState, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { RecoveryCodesRow } from './recovery-codes-row.view';
import { Section } from './section.view';
import { SecondStepList } from './second-step-list.view';
import { secondStepTexts } from './second-step.texts';

/** How the own sign-in is protected, and the ways to change that. */
export function SecondStepSection() {
  const { data, error, refetch } = useOperationQuery(getSecondStep, {}, { refetchOnMountOrArgChange: true });
  return (
    <Section title={secondStepTexts.title} action={data && <State isOn={isOn(data)} />}>
      {error && !data && (
        <ErrorState
          title={secondStepTexts.failed}
          message={error.detail}
          reference={error.correlationId}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && (isOn(data) ? <On state={data} /> : <Off />)}
    </Section>
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
