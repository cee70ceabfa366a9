import { AppError, resolveSession, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';

type SessionPrincipal = ResultOf<typeof resolveSession>;

const REASON = 'a session id does not say which organisation it belongs to';

const PRINCIPAL = `
  select u.id as "userId", u.organisation_id as "organisationId", s.id as "sessionId", u.role, u.is_active as "isActive",
         u.grants, trim(u.first_name || ' ' || u.last_name) as name, u.email
    from identity.session s
    join identity."user" u on u.organisation_id = s.organisation_id and u.id = s.user_id
    join identity.organisation o on o.organisation_id = s.organisation_id
   where s.id = $1 and s.ended_at is null and s.expires_at > $2
     and u.is_active and u.deleted_at is null and o.is_active and o.deleted_at is null`;

@Implements(resolveSession, { platform: REASON })
export class ResolveSessionQuery implements Handler<typeof resolveSession> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ body }: InputOf<typeof resolveSession>): Promise<SessionPrincipal> {
    const [row] = await this.uow.runPlatform(REASON, () =>
      this.uow.query<SessionPrincipal>(PRINCIPAL, [body.sessionId, this.clock.now()]),
    );
    if (!row) throw new AppError('UNAUTHENTICATED');
    return { ...row, grants: row.grants ?? undefined };
  }
}
