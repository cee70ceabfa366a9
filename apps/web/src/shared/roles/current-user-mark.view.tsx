import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { roleWords } from './role.en';

/** "(you)" after the user's own name. */
export function CurrentUserMark({ id }: { id: string }) {
  const { user } = useSession();
  const t = useWords(roleWords);
  if (id !== user.id) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {t('you')}
    </Typography>
  );
}
