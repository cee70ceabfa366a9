import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';
import { getSecondStep } from '@quillcare/contracts';
import { ErrorState } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useSession } from '../../../shared/session/session.context';
import { useSignOut } from '../../../shared/session/use-sign-out';
import { AuthLayout } from '../auth.layout';
import { safeNext } from '../safe-next';
import { Confirm } from './confirm.view';
import { LostEverything } from './lost-everything.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';

/** The second step of signing in; afterwards continues to where the user was going. */
export function VerifyPage() {
  const t = useWords(secondStepWords);
  const { secondStep, user } = useSession();
  const [params] = useSearchParams();
  if (secondStep === 'DONE') return <Navigate to={safeNext(params.get('next'))} replace />;
  return (
    <AuthLayout title={t('confirm.verifyTitle')} width={400}>
      <Typography color="textSecondary" sx={{ mb: 2.5, mt: -1.5 }}>
        {t('confirm.signingInAs', { email: user.email })}
      </Typography>
      <Ways />
      <Divider sx={{ my: 2.5 }} />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <LostEverything />
        <SignOut />
      </Box>
    </AuthLayout>
  );
}

function Ways() {
  const t = useWords(secondStepWords);
  const { data, error, refetch } = useOperationQuery(getSecondStep, {}, { refetchOnMountOrArgChange: true });
  if (data) return <Confirm ways={data.ways} onConfirmed={nothingMore} />;
  if (!error) return <Skeleton variant="rounded" height={180} />;
  return (
    <ErrorState
      title={t('confirm.failed')}
      message={error.detail}
      reference={error.correlationId}
      onRetry={refetch}
    />
  );
}

// Nothing to do: the new session navigates away from this page.
const nothingMore = () => undefined;

function SignOut() {
  const t = useWords(secondStepWords);
  const signOut = useSignOut();
  return (
    <Button variant="outlined" onClick={() => void signOut()}>
      {t('confirm.signOut')}
    </Button>
  );
}
