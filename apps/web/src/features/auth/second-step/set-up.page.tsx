import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getSecondStep, type SecondStepState } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { SaveCodes } from '../../../shared/recovery-codes/save-codes.view';
import { useSession } from '../../../shared/session/session.context';
import { Loaded } from '../../../shared/loading/loaded.view';
import { BackLink } from '../../../shared/navigation/back-link.view';
import { isPasskeySupported } from '../../../shared/passkeys/passkeys';
import { roleName } from '../../../shared/roles/role-label';
import { showToast } from '../../../shared/toasts/toast.store';
import { toSafePath } from '../safe-next';
import { Authenticator } from './authenticator.view';
import { ChooseMethod } from './choose-method.view';
import { NewPasskey } from './new-passkey.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';
import { withParams } from '../../../shared/navigation/with-params';
import { StepTitle } from './step-title.view';

/** Sets up a second step: choose a method, use it once, save the recovery codes. */
export function SetUpPage() {
  const t = useWords(secondStepWords);
  const { secondStep } = useSession();
  // The first code completes the sign-in, but the page's purpose must not change while the user is on it.
  const [isForced] = useState(secondStep === 'SET_UP');
  const request = useOperationQuery(getSecondStep, {}, { refetchOnMountOrArgChange: true });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={t('setUp.title')}
        subtitle={t('setUp.intro')}
        back={!isForced && <BackLink to="/profile">{t('setUp.back')}</BackLink>}
      />
      {secondStep === 'SET_UP' && <Requirement />}
      <Loaded request={request} failed={t('setUp.failed')} skeleton={320}>
        {(state) => <Steps state={state} home={isForced ? null : '/profile'} />}
      </Loaded>
    </Box>
  );
}

function Requirement() {
  const t = useWords(secondStepWords);
  const { organisation, user } = useSession();
  // Super admins can reach every practice, so for them the platform requires it, not a practice.
  const requiredBy = user.role === 'SUPER_ADMIN' ? t('setUp.platform') : organisation.name;
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      <AlertTitle sx={{ fontWeight: 600 }}>{t('setUp.requiredTitle')}</AlertTitle>
      {t('setUp.required', { who: requiredBy, role: roleName(user.role) })}
    </Alert>
  );
}

/** Query parameter with the method being set up, so that the browser's back button returns to the choice. */
const METHOD_PARAM = 'way';

function Steps({ state, home }: { state: SecondStepState; home: string | null }) {
  const t = useWords(secondStepWords);
  const [params, setParams] = useSearchParams();
  const [before] = useState(state);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const leave = useLeave(home);
  // Shown once the codes are gone, because on a phone the toast would cover them.
  const finish = () => {
    showToast({ title: hasNoSecondStep(before) ? t('setUp.done') : t('setUp.added') });
    leave();
  };
  const handleMethodAdded = (recoveryCodes: readonly string[] | null) =>
    recoveryCodes ? setCodes(recoveryCodes) : finish();
  const choose = (method: string | null) => setParams(withParams(params, { [METHOD_PARAM]: method }));
  const of = hasNoSecondStep(before) ? 3 : 2;
  if (codes) return <SaveNewCodes codes={codes} step={3} of={3} onDone={finish} />;
  const rest = { of, onBack: () => choose(null) };
  if (params.get(METHOD_PARAM) === 'app') return <Authenticator {...rest} onDone={handleMethodAdded} />;
  if (params.get(METHOD_PARAM) === 'passkey' && isPasskeySupported())
    return <NewPasskey {...rest} passkeys={before.passkeys} onDone={handleMethodAdded} />;
  return <ChooseMethod state={before} of={of} onChoose={choose} />;
}

function useLeave(home: string | null): () => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = home && !params.has('next') ? home : toSafePath(params.get('next'));
  return () => void navigate(to, { replace: true });
}

function hasNoSecondStep({ totp, passkeys }: SecondStepState): boolean {
  return !totp && passkeys.length === 0;
}

interface SaveNewCodesProps {
  codes: readonly string[];
  step: number;
  of: number;
  onDone: () => void;
}

/** Last step of setup: shows the recovery codes, for when the phone or passkey is lost. */
function SaveNewCodes({ codes, step, of, onDone }: SaveNewCodesProps) {
  const t = useWords(secondStepWords);
  const { user } = useSession();
  const { date, today } = useFormats();
  return (
    <section>
      <StepTitle title={t('setUp.keepTitle')} step={step} of={of} />
      <SaveCodes
        codes={codes}
        owner={{ email: user.email, madeOn: date(today()) }}
        doneLabel={t('setUp.goOn')}
        onDone={onDone}
      />
    </section>
  );
}
