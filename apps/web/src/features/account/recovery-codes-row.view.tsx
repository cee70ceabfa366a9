import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../shared/words/words';
import { useRenewedCodes } from './use-renewed-codes';

/** At or below this many remaining codes, the user is urged to generate new ones. */
const FEW = 3;

/** Shows how many recovery codes are left and offers to generate new ones. */
export function RecoveryCodesRow({ left, isTheirs }: { left: number; isTheirs: boolean }) {
  const t = useWords(secondStepWords);
  const { ask, dialog } = useRenewedCodes();
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500 }}>{t('codes')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('codesLeft', { count: left })}
          </Typography>
        </Box>
        {isTheirs && (
          <Button size="small" variant="outlined" onClick={ask}>
            {t('renew.label')}
          </Button>
        )}
      </Box>
      {left <= FEW && (
        <Alert severity="warning" role="note">
          {left === 0 ? t('noCodes') : t('fewCodes', { count: left })}
        </Alert>
      )}
      {dialog}
    </Box>
  );
}
