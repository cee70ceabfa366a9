import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useRecentEnding } from '../../app/session';
import { messages } from '../../shared/messages/messages.texts';
import { authTexts } from './auth.texts';

/** Says to people who were signed out without their doing that this happened, and why. */
export function SessionEnded() {
  const reason = useRecentEnding();
  // Their own sign-out, in a window that heard of it late, is no news.
  if (reason === null || reason === 'SIGNED_OUT') return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      <AlertTitle sx={{ fontWeight: 600 }}>{messages.sessionExpired}</AlertTitle>
      {authTexts.ended[reason] ?? authTexts.ended.unknown} {authTexts.comeBack}
    </Alert>
  );
}
