import { AppError, getUser, type StaffUser } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { STAFF_COLUMNS } from './staff-columns';

const USER = `select ${STAFF_COLUMNS} from identity."user" where organisation_id = $1 and id = $2 and deleted_at is null`;

export const GetUserQuery = implement(getUser, [TenantReader], (reader) => ({
  async handle({ params }) {
    const row = await reader.one<StaffUser>('identity.user', USER, [params.id]);
    if (!row) throw new AppError('NOT_FOUND');
    return { ...row, grants: row.grants ?? undefined };
  },
}));
