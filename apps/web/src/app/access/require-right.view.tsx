import { Outlet } from 'react-router-dom';
import { allows, type OperationPermission } from '@quillcare/contracts';
import { NotPermitted } from '../errors/not-permitted.view';
import { useSession } from '../../shared/session/session.context';

/** Renders the nested pages for people with the permission, and an explanation for everyone else. */
export function RequireRight({ permission }: { permission: OperationPermission }) {
  const { user } = useSession();
  if (allows(permission, user)) return <Outlet />;
  return <NotPermitted />;
}
