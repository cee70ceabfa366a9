import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { OTHER_TAB, useRecentEnding } from '../../shared/session/session.ending';
import { messagesWords } from '../../shared/messages/messages.en';
import { lookUp, useWords } from '../../shared/words/words';
import { authWords } from './auth.en';

/** Explains to users who did not sign out themselves that they were signed out, and why. */
export function SessionEnded() {
  const tAuth = useWords(authWords);
  const t = useWords(messagesWords);
  const reason = useRecentEnding();
  if (reason === null) return null;
  const isOtherTab = reason === OTHER_TAB;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      <AlertTitle sx={{ fontWeight: 600 }}>{isOtherTab ? tAuth('otherTab') : t('sessionExpired')}</AlertTitle>
      {!isOtherTab && `${lookUp(authWords, `ended.${reason}`) ?? tAuth('ended.unknown')} `}
      {tAuth('comeBack')}
    </Alert>
  );
}
