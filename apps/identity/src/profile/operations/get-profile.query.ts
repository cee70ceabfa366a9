import { AppError, getProfile, type InputOf, type OwnProfile } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';

const PROFILE = `
  select id, version, email, trim(first_name || ' ' || last_name) as name, first_name, last_name, role,
         organisation_id as organization_id, is_active, grants, created_at, updated_at
    from identity."user" where organisation_id = $1 and id = $2 and deleted_at is null`;

@Implements(getProfile)
export class GetProfileQuery implements Handler<typeof getProfile> {
  constructor(private readonly reader: TenantReader) {}

  async handle(_input: InputOf<typeof getProfile>): Promise<OwnProfile> {
    const row = await this.reader.one<OwnProfile>('identity.profile', PROFILE, [requireUser().userId]);
    if (!row) throw new AppError('UNAUTHENTICATED');
    return { ...row, grants: row.grants ?? undefined };
  }
}
