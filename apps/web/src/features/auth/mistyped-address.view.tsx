import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { FormErrorLine } from '@quillcare/ui';
import { confirmWords } from './confirm.en';
import { useWords } from '../../shared/words/words';

/** Shown in the sign-in form after a rejection because of an unconfirmed address: offers a way out if the address was mistyped. */
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
