import { Muted } from '@quillcare/ui';
import { useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { roleWords } from './role.en';

/** "(you)" after the user's own name. */
export function CurrentUserMark({ id }: { id: string }) {
  const { user } = useSession();
  const t = useWords(roleWords);
  if (id !== user.id) return null;
  return <Muted component="span">{t('you')}</Muted>;
}
