import { AppError, getSession, type InputOf, type Session, type UserProfile } from '@quillcare/contracts';
import { currentContext, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { OrganisationReader } from '../../organisation/persistence/organisation.reader';

type Row = UserProfile & { expiresAt: string };

const SESSION = `
  select s.expires_at, u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.first_name, u.last_name, u.role,
         u.organisation_id as organization_id, u.is_active, u.grants, u.created_at, u.updated_at
    from identity.session s
    join identity."user" u on u.organisation_id = s.organisation_id and u.id = s.user_id and u.deleted_at is null
   where s.organisation_id = $1 and s.id = $2 and s.user_id = $3 and s.ended_at is null`;

@Implements(getSession)
export class GetSessionQuery implements Handler<typeof getSession> {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisations: OrganisationReader,
  ) {}

  async handle(_input: InputOf<typeof getSession>): Promise<Session> {
    const { principal } = currentContext();
    if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    const [row, organisation] = await Promise.all([
      this.reader.one<Row>('identity.session', SESSION, [principal.sessionId, principal.userId]),
      this.organisations.own(),
    ]);
    if (!row || !organisation) throw new AppError('UNAUTHENTICATED');
    const { expiresAt, grants, ...user } = row;
    return { user: { ...user, grants: grants ?? undefined }, organisation, expiresAt };
  }
}
