import { listSuperAdmins, type SuperAdmin } from '@quillcare/contracts';
import { definePlatformList, implement, PlatformReader } from '@quillcare/service-kit';
import { HAS_SECOND_STEP } from '../../session/sign-in-status.reader';

// The last sign-in is the start of the latest session. Ended and expired sessions are kept for some weeks.
const superAdminList = definePlatformList<SuperAdmin>({
  name: 'identity.superAdmins',
  reason: 'super admins see who else administers the platform',
  from: `(select u.id, u.email, u.sort_name, u.is_active, trim(u.first_name || ' ' || u.last_name) as name,
                 json_build_object('id', o.id, 'name', o.name) as practice, ${HAS_SECOND_STEP} as has_second_step,
                 (select max(s.created_at) from identity.session s
                   where s.organisation_id = u.organisation_id and s.user_id = u.id
                     and s.impersonator_user_id is null) as last_sign_in_at
            from identity."user" u
            join identity.organisation o on o.organisation_id = u.organisation_id
           where u.role = 'SUPER_ADMIN' and u.deleted_at is null) super_admin`,
  columns: 'id, email, is_active, name, practice, has_second_step, last_sign_in_at',
  sorts: { name: ['sort_name'], email: ['email'] },
  defaultSort: 'name',
});

export const ListSuperAdminsQuery = implement(listSuperAdmins, [PlatformReader], (reader) => ({
  handle: ({ query }) => reader.page(superAdminList, query),
}));
