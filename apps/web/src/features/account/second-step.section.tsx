import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { getSecondStep, type SecondStepState, renewRecoveryCodes } from '@quillcare/contracts';
import { Panel, StatusChip, TitledDialog, Muted } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { SaveCodes } from '../../shared/recovery-codes/save-codes.view';
import { useSession } from '../../shared/session/session.context';
import { Loaded } from '../../shared/loading/loaded.view';
import { SecondStepList } from './second-step-list.view';
import { secondStepWords } from './second-step.en';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';

/** After confirmation, generates ten new recovery codes and shows them until the user has saved them. */
const renewCodesAct = actsOn<object>(secondStepWords, () => '').act({
  name: 'renew',
  operation: renewRecoveryCodes,
  request: () => ({}),
  confirms: true,
  renderResult: ({ recoveryCodes }, _nothing, close) => <NewCodes codes={recoveryCodes} onClose={close} />,
});

/** At or below this many remaining codes, the user is urged to generate new ones. */
const LOW_CODES_THRESHOLD = 3;

/** Shows and changes how the user's own sign-in is protected. */
export function SecondStepSection() {
  const t = useWords(secondStepWords);
  const request = useOperationQuery(getSecondStep, {}, { refetchOnMountOrArgChange: true });
  const { currentData } = request;
  return (
    <Panel title={t('title')} action={currentData && <State isOn={hasSecondStep(currentData)} />}>
      <Loaded request={request} failed={t('failed')}>
        {(state) => (hasSecondStep(state) ? <EnabledView state={state} /> : <DisabledView />)}
      </Loaded>
    </Panel>
  );
}

function hasSecondStep({ totp, passkeys }: SecondStepState): boolean {
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

function EnabledView({ state }: { state: SecondStepState }) {
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

function DisabledView() {
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

/** Shows how many recovery codes are left and offers to generate new ones. */
function RecoveryCodesRow({ left, isTheirs }: { left: number; isTheirs: boolean }) {
  const t = useWords(secondStepWords);
  const { ask, dialog } = useRenewCodes();
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500 }}>{t('codes')}</Typography>
          <Muted>{t('codesLeft', { count: left })}</Muted>
        </Box>
        {isTheirs && (
          <Button size="small" variant="outlined" onClick={ask}>
            {t('renew.label')}
          </Button>
        )}
      </Box>
      {left <= LOW_CODES_THRESHOLD && (
        <Alert severity="warning" role="note">
          {left === 0 ? t('noCodes') : t('fewCodes', { count: left })}
        </Alert>
      )}
      {dialog}
    </Box>
  );
}

function useRenewCodes() {
  const { start, dialog } = useActs();
  return { ask: () => start(renewCodesAct, {}), dialog };
}

function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useWords(secondStepWords);
  const { user } = useSession();
  const { date, today } = useFormats();
  const [isClosing, setClosing] = useState(false);
  return (
    <TitledDialog title={t('newTitle')} onClose={() => setClosing(true)}>
      <SaveCodes
        codes={codes}
        owner={{ email: user.email, madeOn: date(today()) }}
        doneLabel={t('done')}
        onDone={() => {
          showToast({ title: t('renewed') });
          onClose();
        }}
        isClosing={isClosing}
        onStay={() => setClosing(false)}
      />
    </TitledDialog>
  );
}
