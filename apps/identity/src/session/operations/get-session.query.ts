import { AppError, getSession, type InputOf, type Session, type UserProfile } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { OrganisationReader } from '../../organisation/persistence/organisation.reader';
import type { StandingFacts } from '../domain/standing';
import { SessionStandings, STANDING_COLUMNS, STANDING_TABLES } from '../session-standings';

type Row = UserProfile & StandingFacts;

const SESSION = `
  select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.first_name, u.last_name,
         u.organisation_id as organization_id, u.is_active, u.grants, u.created_at, u.updated_at, ${STANDING_COLUMNS}
    from ${STANDING_TABLES}
   where s.organisation_id = $1 and s.id = $2 and s.user_id = $3 and s.ended_at is null`;

@Implements(getSession)
export class GetSessionQuery implements Handler<typeof getSession> {
  constructor(
    private readonly reader: TenantReader,
    private readonly standings: SessionStandings,
    private readonly organisations: OrganisationReader,
  ) {}

  async handle(_input: InputOf<typeof getSession>): Promise<Session> {
    const { sessionId, userId } = requireUser();
    const [row, organisation] = await Promise.all([
      this.reader.one<Row>('identity.session', SESSION, [sessionId, userId]),
      this.organisations.own(),
    ]);
    if (!row || !organisation) throw new AppError('UNAUTHENTICATED');
    const { grants, ...user } = row;
    return {
      user: { ...user, grants: grants ?? undefined },
      organisation,
      expiresAt: String(row.expiresAt),
      ...this.standings.judge(row),
    };
  }
}
