import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { updateOrganisation } from '@quillcare/contracts';
import { isPlaceholderOrganisationName } from '@quillcare/rules';
import { useRights, useSession } from '../../shared/session/session.context';
import { dashboardWords } from './dashboard.en';
import { useWords } from '../../shared/words/words';

/** Asks users who can change it for the practice's real name while it still has a generated one. */
export function PracticeNameNotice() {
  const t = useWords(dashboardWords);
  const { organisation } = useSession();
  const mayChange = useRights().allows(updateOrganisation);
  if (!mayChange || !isPlaceholderOrganisationName(organisation.name)) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      // Moves the button below the text on a phone.
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 40px)', sm: '1 1 auto' } },
        '& .MuiAlert-action': { ml: { xs: 3, sm: 'auto' } },
      }}
      action={
        <Button component={RouterLink} to="/admin/organization-settings" color="inherit" size="small">
          {t('practiceName.action')}
        </Button>
      }
    >
      <AlertTitle>{t('practiceName.title')}</AlertTitle>
      {t('practiceName.hint', { name: organisation.name })}
    </Alert>
  );
}
