import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../shared/session/session.context';
import { useSignOut } from '../../../shared/session/use-sign-out';
import { useWords } from '../../../shared/words/words';
import { AuthLayout } from '../auth.layout';
import { safeNext } from '../safe-next';
import { lockedWords } from './locked.en';
import { UnlockForm } from './unlock-form.view';

/** A device locked to be handed to someone else. Its owner's password unlocks it and returns them to where they were. */
export function LockedPage() {
  const t = useWords(lockedWords);
  const { secondStep, user } = useSession();
  const [params] = useSearchParams();
  const signOut = useSignOut();
  // A pending second step is asked for on the way.
  if (secondStep !== 'LOCKED') return <Navigate to={safeNext(params.get('next'))} replace />;
  return (
    <AuthLayout title={t('title')} width={400}>
      <Typography sx={{ mb: 1, mt: -1.5 }}>{t('handedOverBy', { name: user.name })}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t('email', { email: user.email })}
      </Typography>
      <UnlockForm email={user.email} />
      <Divider sx={{ my: 2.5 }} />
      <Button variant="outlined" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </AuthLayout>
  );
}
