import { AppError, resolveSession, type ResultOf } from '@quillcare/contracts';
import { Clock, implementWith, UnitOfWork } from '@quillcare/service-kit';
import { maySignInSql } from '../../organisation/domain/closing';
import type { GrantedSince } from '../../user/domain/granted-since';
import { hasTimedOut, type SignInFacts } from '../domain/sign-in-status';
import { SignInStatusReader, SIGN_IN_COLUMNS, SIGN_IN_TABLES } from '../sign-in-status.reader';

type SessionPrincipal = ResultOf<typeof resolveSession>;
type Row = Omit<
  SessionPrincipal,
  'secondStep' | 'confirmedAt' | 'impersonation' | 'practiceAccess' | 'standing'
> &
  SignInFacts & { joinedAt: Date; gained: GrantedSince | null };

const REASON = 'a session id does not name its organisation';

// Support ends with the super admin's own session, or when they lose the role.
const PRINCIPAL = `
  select u.id as "userId", u.organisation_id as "organisationId", s.id as "sessionId", u.is_active as "isActive",
         u.grants, u.created_at as "joinedAt", u.gained, trim(u.first_name || ' ' || u.last_name) as name, u.email, ${SIGN_IN_COLUMNS}
    from ${SIGN_IN_TABLES}
    left join identity.session own on own.id = s.impersonator_session_id and own.ended_at is null and own.expires_at > $2
    left join identity."user" super on super.organisation_id = own.organisation_id and super.id = own.user_id
     and super.role = 'SUPER_ADMIN' and super.is_active and super.deleted_at is null
   where s.id = $1 and s.ended_at is null and s.expires_at > $2 and u.is_active and ${maySignInSql('u.role', '$2')}
     and (s.impersonator_session_id is null or super.id is not null)`;

export const ResolveSessionQuery = implementWith(
  resolveSession,
  { platform: REASON },
  [SignInStatusReader, UnitOfWork, Clock],
  (signInStatus, uow, clock) => ({
    async handle({ body }) {
      const now = clock.now();
      const [row] = await uow.runPlatform(REASON, () => uow.query<Row>(PRINCIPAL, [body.sessionId, now]));
      if (!row) throw new AppError('UNAUTHENTICATED');
      const status = signInStatus.derive(row);
      if (hasTimedOut(status, row.begunAt, now)) throw new AppError('UNAUTHENTICATED');
      const standing = { joinedAt: row.joinedAt.toISOString(), gained: row.gained ?? {} };
      return { ...row, ...status, grants: row.grants ?? undefined, standing };
    },
  }),
);
