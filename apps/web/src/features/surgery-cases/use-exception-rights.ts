import { getCaseSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';

/** Whether the person may record a medical exception, for which no role is enough, and whether they may revoke one. */
export function useExceptionRights(): { mayRecord: boolean; mayRevoke: boolean } {
  const { user } = useSession();
  const { data } = useOperationQuery(getCaseSettings, {});
  const mayRecord = data?.exceptionUserIds.includes(user.id) ?? false;
  return { mayRecord, mayRevoke: mayRecord || user.role === 'ORG_ADMIN' };
}
