import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getSecondStep, type SecondStepState } from '@quillcare/contracts';
import { ErrorState, PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useSession } from '../../../shared/session/session.context';
import { BackLink } from '../../../shared/navigation/back-link.view';
import { hasPasskeys } from '../../../shared/passkeys/passkeys';
import { roleName } from '../../../shared/roles/role-label';
import { showToast } from '../../../shared/toasts/toast.store';
import { safeNext } from '../safe-next';
import { Authenticator } from './authenticator.view';
import { ChooseWay } from './choose-way.view';
import { KeepNewCodes } from './keep-new-codes.view';
import { NewPasskey } from './new-passkey.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';

/** Sets up a second step: choose a method, use it once, save the recovery codes. */
export function SetUpPage() {
  const t = useWords(secondStepWords);
  const { secondStep } = useSession();
  // The first code completes the sign-in, but the page's purpose must not change while the user is on it.
  const [isForced] = useState(secondStep === 'SET_UP');
  const { data, error, refetch } = useOperationQuery(getSecondStep, {}, { refetchOnMountOrArgChange: true });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={t('setUp.title')}
        subtitle={t('setUp.intro')}
        back={!isForced && <BackLink to="/profile">{t('setUp.back')}</BackLink>}
      />
      {secondStep === 'SET_UP' && <Requirement />}
      {data && <Steps state={data} home={isForced ? null : '/profile'} />}
      {!data && error && (
        <ErrorState
          title={t('setUp.failed')}
          message={error.detail}
          reference={error.correlationId}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
    </Box>
  );
}

function Requirement() {
  const t = useWords(secondStepWords);
  const { organisation, user } = useSession();
  // Super admins can reach every practice, so for them the platform requires it, not a practice.
  const who = user.role === 'SUPER_ADMIN' ? t('setUp.platform') : organisation.name;
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      <AlertTitle sx={{ fontWeight: 600 }}>{t('setUp.requiredTitle')}</AlertTitle>
      {t('setUp.required', { who, role: roleName(user.role) })}
    </Alert>
  );
}

/** Query parameter with the method being set up, so that the browser's back button returns to the choice. */
const WAY = 'way';

function Steps({ state, home }: { state: SecondStepState; home: string | null }) {
  const t = useWords(secondStepWords);
  const [params, setParams] = useSearchParams();
  const [before] = useState(state);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const leave = useLeave(home);
  // Shown once the codes are gone, because on a phone the toast would cover them.
  const finish = () => {
    showToast({ title: hasNone(before) ? t('setUp.done') : t('setUp.added') });
    leave();
  };
  const done = (recoveryCodes: readonly string[] | null) =>
    recoveryCodes ? setCodes(recoveryCodes) : finish();
  const choose = (way: string | null) => {
    const next = new URLSearchParams(params);
    if (way) next.set(WAY, way);
    else next.delete(WAY);
    setParams(next);
  };
  const of = hasNone(before) ? 3 : 2;
  if (codes) return <KeepNewCodes codes={codes} step={3} of={3} onDone={finish} />;
  const rest = { of, onBack: () => choose(null) };
  if (params.get(WAY) === 'app') return <Authenticator {...rest} onDone={done} />;
  if (params.get(WAY) === 'passkey' && hasPasskeys())
    return <NewPasskey {...rest} passkeys={before.passkeys} onDone={done} />;
  return <ChooseWay state={before} of={of} onChoose={choose} />;
}

function useLeave(home: string | null): () => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = home && !params.has('next') ? home : safeNext(params.get('next'));
  return () => void navigate(to, { replace: true });
}

function hasNone({ totp, passkeys }: SecondStepState): boolean {
  return !totp && passkeys.length === 0;
}
