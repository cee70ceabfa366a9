import { AppError, getOrganisationOverview, type OrganisationOverview } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';
import { OrganisationFiguresReader } from '../organisation-figures';
import { ORGANISATION_COLUMNS } from './organisation-columns';

type Row = Omit<OrganisationOverview, 'dataStats' | 'owner' | 'subscriptionStatus' | 'trialEndDate'>;

const REASON = 'super admins see any practice of the platform';
const countMembersSql = (condition: string) =>
  `(select count(*)::int from identity."user" u where u.organisation_id = o.id and u.deleted_at is null${condition})`;
// Only if the practice has no administrator yet.
const INVITED = `(select json_build_object('email', i.email, 'expiresAt',
      to_char(i.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from identity.invitation i
    where i.organisation_id = o.id and i.role = 'ORG_ADMIN' and i.accepted_at is null and i.deleted_at is null
      and not exists (select from identity."user" u where u.organisation_id = o.id and u.deleted_at is null)
    order by i.created_at desc limit 1)`;
const OVERVIEW = `
  select ${ORGANISATION_COLUMNS}, version, deactivated_at, deactivation_reason, export_until, switched_off, ${INVITED} as invited_administrator, country, time_zone, ${countMembersSql('')} as members, ${countMembersSql(' and u.is_active')} as active_members
    from identity.organisation o where id = $1 and deleted_at is null`;

export const GetOrganisationOverviewQuery = implement(
  getOrganisationOverview,
  [PlatformReader, OrganisationFiguresReader],
  (reader, organisationFiguresReader) => ({
    async handle({ params }) {
      const row = await reader.one<Row>(REASON, 'identity.organisationOverview', OVERVIEW, [params.id]);
      if (!row) throw new AppError('NOT_FOUND');
      const { plan, ...figures } = (await organisationFiguresReader.read([row.id]))(row.id);
      return {
        ...row,
        ...figures,
        // Prefers billing's current answer, because its event arrives slightly later.
        isNonBilling: plan?.isNonBilling ?? row.isNonBilling,
        subscriptionStatus: plan?.status ?? null,
        trialEndDate: plan?.trialEndDate ?? null,
      };
    },
  }),
);
