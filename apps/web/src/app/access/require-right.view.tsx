import { Outlet } from 'react-router-dom';
import { allows, type OperationPermission } from '@quillcare/contracts';
import { NotPermitted } from '../errors/not-permitted.view';
import { useSession } from '../../shared/session/session.context';

/** Shows the pages below to people who may use them, and the reason to others. */
export function RequireRight({ permission }: { permission: OperationPermission }) {
  const { user } = useSession();
  if (allows(permission, user)) return <Outlet />;
  return <NotPermitted />;
}
