import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { CloseIcon, Hint, MailIcon } from '@quillcare/ui';
import { useSession } from '../../shared/session/session.context';
import { confirmationWords } from '../../shared/confirmation/confirmation.en';
import { ResendConfirmation } from '../../shared/confirmation/resend-confirmation.view';
import { useWords } from '../../shared/words/words';
import { hideToday, isHiddenToday } from './hidden-today';

// Loaded lazily because it needs the form libraries, which the first screen does not.
const CorrectAddress = lazy(async () => ({ default: (await import('./correct-address.view')).CorrectEmail }));

/** Asks users to confirm their email address until they have done so or hidden it for today. */
export function UnconfirmedBanner() {
  const t = useWords(confirmationWords);
  const { user, emailConfirmed, impersonation } = useSession();
  const [isHidden, setHidden] = useState(() => isHiddenToday(user.id));
  const [isCorrecting, setCorrecting] = useState(false);
  // Support staff can neither read the user's mail nor correct the address.
  if (emailConfirmed || impersonation || isHidden) return null;
  const hide = () => {
    hideToday(user.id);
    setHidden(true);
  };
  return (
    <Box component="section" aria-label={t('region')}>
      <Alert
        severity="info"
        role="presentation"
        icon={<MailIcon fontSize="small" />}
        sx={{ borderRadius: 0, px: { xs: 2, md: 3 }, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: { xs: 'wrap', lg: 'nowrap' } }}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{t('title')}</strong> {t('text', { email: user.email })}
          </Box>
          <Box
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              flexWrap: 'wrap',
              ml: { xs: -0.625, md: 0 },
            }}
          >
            <ResendConfirmation email={user.email} />
            <Button size="small" color="inherit" onClick={() => setCorrecting(true)}>
              {t('correct.label')}
            </Button>
            <Hint title={t('hide')}>
              <IconButton size="small" color="inherit" aria-label={t('hide')} onClick={hide}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </Hint>
          </Box>
        </Box>
      </Alert>
      {isCorrecting && (
        <Suspense fallback={null}>
          <CorrectAddress onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </Box>
  );
}
