import { AppError, getSession, type UserProfile } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { OrganisationReader } from '../../organisation/persistence/organisation.reader';
import type { SignInFacts } from '../domain/sign-in-status';
import { SignInStatusReader, SIGN_IN_COLUMNS, SIGN_IN_TABLES } from '../sign-in-status.reader';

type Row = UserProfile & SignInFacts;

const SESSION = `
  select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.first_name, u.last_name,
         u.organisation_id as organization_id, u.is_active, u.grants, u.dashboard_view, u.usual_site_id,
         u.created_at, u.updated_at, ${SIGN_IN_COLUMNS}
    from ${SIGN_IN_TABLES}
   where s.organisation_id = $1 and s.id = $2 and s.user_id = $3 and s.ended_at is null`;

export const GetSessionQuery = implement(
  getSession,
  [TenantReader, SignInStatusReader, OrganisationReader],
  (reader, signInStatus, organisations) => ({
    async handle(_input) {
      const { sessionId, userId } = requireUser();
      const [row, organisation] = await Promise.all([
        reader.one<Row>('identity.session', SESSION, [sessionId, userId]),
        organisations.readCurrent(),
      ]);
      if (!row || !organisation) throw new AppError('UNAUTHENTICATED');
      const { grants, ...user } = row;
      return {
        user: { ...user, grants: grants ?? undefined },
        organisation,
        expiresAt: String(row.expiresAt),
        ...signInStatus.derive(row),
      };
    },
  }),
);
