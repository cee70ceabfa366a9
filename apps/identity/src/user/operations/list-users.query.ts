import { listUsers } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { userList } from './user-list';

export const ListUsersQuery = implement(listUsers, [TenantReader], (reader) => ({
  async handle({ query }) {
    const page = await reader.page(userList, query);
    return { ...page, items: page.items.map((row) => ({ ...row, grants: row.grants ?? undefined })) };
  },
}));
