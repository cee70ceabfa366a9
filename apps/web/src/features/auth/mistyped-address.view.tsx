import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { FormErrorLine } from '@quillcare/ui';
import { confirmTexts } from './confirm.texts';

/** Inside the sign-in form, after a refusal because of an address that is not confirmed: the way out if it is mistyped. */
export function MistypedAddress({ refusals }: { refusals: readonly FormErrorLine[] }) {
  const { control } = useFormContext();
  const email: unknown = useWatch({ control, name: 'email' });
  if (!refusals.some(({ message }) => message === confirmTexts.signInRefusal)) return null;
  return (
    <Typography color="textSecondary">
      {confirmTexts.noMail}{' '}
      <Link component={RouterLink} to="/auth/correct-email" state={{ email }} underline="always">
        {confirmTexts.correct}
      </Link>
    </Typography>
  );
}
