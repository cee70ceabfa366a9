import { listUsers, type StaffUser } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { defineList } from '@quillcare/service-kit';
import { STAFF_COLUMNS } from './staff-columns';

export const userList = defineList<StaffUser>({
  name: 'identity.users',
  from: 'identity."user"',
  columns: STAFF_COLUMNS,
  where: 'deleted_at is null',
  query: listUsers.query,
  search: { column: 'search_key', key: searchKey },
  sorts: { name: ['sort_name'], email: ['email'], createdAt: ['created_at'] },
  defaultSort: 'name',
  filters: { role: 'role', isActive: 'is_active' },
  common: ['role', 'isActive'],
});
