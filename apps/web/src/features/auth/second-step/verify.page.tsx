import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { getSecondStep } from '@quillcare/contracts';
import { useOperationQuery } from '../../../shared/api/hooks';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useSession } from '../../../shared/session/session.context';
import { useSignOut } from '../../../shared/session/use-sign-out';
import { AuthLayout } from '../auth.layout';
import { toSafePath } from '../safe-next';
import { Confirm } from './confirm.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';

const STEPS = ['ask', 'confirm', 'signIn'] as const;

/** The second step of signing in; afterwards continues to where the user was going. */
export function VerifyPage() {
  const t = useWords(secondStepWords);
  const { secondStep, user } = useSession();
  const [params] = useSearchParams();
  if (secondStep === 'DONE') return <Navigate to={toSafePath(params.get('next'))} replace />;
  return (
    <AuthLayout title={t('confirm.verifyTitle')} width={400}>
      <Typography color="textSecondary" sx={{ mb: 2.5, mt: -1.5 }}>
        {t('confirm.signingInAs', { email: user.email })}
      </Typography>
      <ConfirmationMethods />
      <Divider sx={{ my: 2.5 }} />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <NoMethodLeft />
        <SignOut />
      </Box>
    </AuthLayout>
  );
}

function ConfirmationMethods() {
  const t = useWords(secondStepWords);
  const request = useOperationQuery(getSecondStep, {}, { refetchOnMountOrArgChange: true });
  return (
    <Loaded request={request} failed={t('confirm.failed')} skeleton={180}>
      {({ ways }) => <Confirm ways={ways} onConfirmed={noop} />}
    </Loaded>
  );
}

// Nothing to do: the new session navigates away from this page.
const noop = () => undefined;

function SignOut() {
  const t = useWords(secondStepWords);
  const signOut = useSignOut();
  return (
    <Button variant="outlined" onClick={() => void signOut()}>
      {t('confirm.signOut')}
    </Button>
  );
}

/** Explains what to do when no sign-in method is left. */
function NoMethodLeft() {
  const t = useWords(secondStepWords);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('lost.ask')}
      </Link>
      {isOpen && (
        <Box id={id} sx={{ mt: 1.5 }}>
          <Typography sx={{ fontWeight: 500 }}>{t('lost.title')}</Typography>
          <Box component="ol" sx={{ my: 1, pl: 3, display: 'grid', gap: 0.5 }}>
            {STEPS.map((step) => (
              <Typography component="li" key={step}>
                {t(`lost.steps.${step}`)}
              </Typography>
            ))}
          </Box>
          <Typography color="textSecondary">{t('lost.alone')}</Typography>
        </Box>
      )}
    </Box>
  );
}
