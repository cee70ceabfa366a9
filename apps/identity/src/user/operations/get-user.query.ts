import { AppError, getUser, type InputOf, type StaffUser } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { STAFF_COLUMNS } from './staff-columns';

const USER = `select ${STAFF_COLUMNS} from identity."user" where organisation_id = $1 and id = $2 and deleted_at is null`;

@Implements(getUser)
export class GetUserQuery implements Handler<typeof getUser> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof getUser>): Promise<StaffUser> {
    const row = await this.reader.one<StaffUser>('identity.user', USER, [params.id]);
    if (!row) throw new AppError('NOT_FOUND');
    return { ...row, grants: row.grants ?? undefined };
  }
}
