import { listUsers, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { userList } from './user-list';

@Implements(listUsers)
export class ListUsersQuery implements Handler<typeof listUsers> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ query }: InputOf<typeof listUsers>): Promise<ResultOf<typeof listUsers>> {
    const page = await this.reader.page(userList, query);
    return { ...page, items: page.items.map((row) => ({ ...row, grants: row.grants ?? undefined })) };
  }
}
