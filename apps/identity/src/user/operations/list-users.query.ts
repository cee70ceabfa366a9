import { listUsers, type InputOf, type ResultOf, type StaffUser } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { defineList, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { STAFF_COLUMNS } from './staff-columns';

const userList = defineList<StaffUser>({
  name: 'identity.users',
  from: 'identity."user"',
  columns: STAFF_COLUMNS,
  where: 'deleted_at is null',
  search: { column: 'search_key', key: searchKey },
  sorts: { name: ['sort_name'], email: ['email'], createdAt: ['created_at'] },
  defaultSort: 'name',
  filters: { role: 'role', isActive: 'is_active' },
});

@Implements(listUsers)
export class ListUsersQuery implements Handler<typeof listUsers> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ query }: InputOf<typeof listUsers>): Promise<ResultOf<typeof listUsers>> {
    const page = await this.reader.page(userList, query);
    return { ...page, items: page.items.map((row) => ({ ...row, grants: row.grants ?? undefined })) };
  }
}
