import { AppError, resolveSession, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { hasLapsed, type StandingFacts } from '../domain/standing';
import { SessionStandings, STANDING_COLUMNS, STANDING_TABLES } from '../session-standings';

type SessionPrincipal = ResultOf<typeof resolveSession>;
type Row = Omit<SessionPrincipal, 'secondStep' | 'confirmedAt' | 'impersonation'> & StandingFacts;

const REASON = 'a session id does not say which organisation it belongs to';

// Support ends with the super admin's own session, and with their being one.
const PRINCIPAL = `
  select u.id as "userId", u.organisation_id as "organisationId", s.id as "sessionId", u.is_active as "isActive",
         u.grants, trim(u.first_name || ' ' || u.last_name) as name, u.email, ${STANDING_COLUMNS}
    from ${STANDING_TABLES}
    left join identity.session own on own.id = s.impersonator_session_id and own.ended_at is null and own.expires_at > $2
    left join identity."user" super on super.organisation_id = own.organisation_id and super.id = own.user_id
     and super.role = 'SUPER_ADMIN' and super.is_active and super.deleted_at is null
   where s.id = $1 and s.ended_at is null and s.expires_at > $2 and u.is_active and o.is_active
     and (s.impersonator_session_id is null or super.id is not null)`;

@Implements(resolveSession, { platform: REASON })
export class ResolveSessionQuery implements Handler<typeof resolveSession> {
  constructor(
    private readonly standings: SessionStandings,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ body }: InputOf<typeof resolveSession>): Promise<SessionPrincipal> {
    const now = this.clock.now();
    const [row] = await this.uow.runPlatform(REASON, () =>
      this.uow.query<Row>(PRINCIPAL, [body.sessionId, now]),
    );
    if (!row) throw new AppError('UNAUTHENTICATED');
    const standing = this.standings.judge(row);
    if (hasLapsed(standing, row.begunAt, now)) throw new AppError('UNAUTHENTICATED');
    return { ...row, ...standing, grants: row.grants ?? undefined };
  }
}
