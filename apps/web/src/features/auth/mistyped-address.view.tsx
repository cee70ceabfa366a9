import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { FormErrorLine } from '@quillcare/ui';
import { confirmWords } from './confirm.en';
import { useWords } from '../../shared/words/words';

/** Inside the sign-in form, after a refusal because of an address that is not confirmed: the way out if it is mistyped. */
export function MistypedAddress({ refusals }: { refusals: readonly FormErrorLine[] }) {
  const t = useWords(confirmWords);
  const { control } = useFormContext();
  const email: unknown = useWatch({ control, name: 'email' });
  if (!refusals.some(({ message }) => message === t('signInRefusal'))) return null;
  return (
    <Typography color="textSecondary">
      {t('noMail')}{' '}
      <Link component={RouterLink} to="/auth/correct-email" state={{ email }} underline="always">
        {t('correct')}
      </Link>
    </Typography>
  );
}
