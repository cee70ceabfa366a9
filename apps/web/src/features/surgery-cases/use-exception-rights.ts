import { getCaseSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';

/** Returns whether the user may record medical exceptions, which takes more than a role, and whether they may revoke them. */
export function useExceptionRights(): { mayRecord: boolean; mayRevoke: boolean } {
  const { user } = useSession();
  const { data } = useOperationQuery(getCaseSettings, {});
  const mayRecord = data?.exceptionUserIds.includes(user.id) ?? false;
  return { mayRecord, mayRevoke: mayRecord || user.role === 'ORG_ADMIN' };
}
