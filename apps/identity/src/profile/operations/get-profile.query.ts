import {
  AppError,
  can,
  getProfile,
  listPlansOf,
  permissionResource,
  ACTIONS,
  type OwnProfile,
  type ProfileDetails,
} from '@quillcare/contracts';
import { implement, RpcClient, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { ServiceAnswers } from '../../platform/service-answers';

type Row = OwnProfile & Pick<ProfileDetails, 'organization'>;

const PROFILE = `
  select u.id, u.version, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.first_name, u.last_name, u.role,
         u.organisation_id as organization_id, u.is_active, u.grants, u.dashboard_view, u.usual_site_id, u.created_at, u.updated_at,
         json_build_object('id', o.id, 'name', o.name, 'email', o.email) as organization
    from identity."user" u join identity.organisation o on o.organisation_id = u.organisation_id
   where u.organisation_id = $1 and u.id = $2 and u.deleted_at is null`;

export const GetProfileQuery = implement(
  getProfile,
  [TenantReader, RpcClient, ServiceAnswers],
  (reader, rpc, answers) => ({
    async handle(_input) {
      const { userId, organisationId } = requireUser();
      const request = rpc.call(listPlansOf, { body: { organisationIds: [organisationId] } });
      const [row, plans] = await Promise.all([
        reader.one<Row>('identity.profile', PROFILE, [userId]),
        answers.orUnknown(request),
      ]);
      if (!row) throw new AppError('UNAUTHENTICATED');
      const plan = plans?.items[0];
      return {
        ...row,
        authUserId: row.id,
        grants: row.grants ?? undefined,
        permissions: toPermissions(row),
        subscriptionPlan: plan?.plan ?? null,
        trialStartDate: plan?.trialStartDate ?? null,
        trialEndDate: plan?.trialEndDate ?? null,
      };
    },
  }),
);

function toPermissions({ role, isActive, grants }: Row): ProfileDetails['permissions'] {
  const rights = { role, isActive, grants: grants ?? undefined };
  const permissions = permissionResource.options.map(
    (resource) => [resource, ACTIONS.filter((action) => can(rights, resource, action))] as const,
  );
  return Object.fromEntries(permissions.filter(([, actions]) => actions.length > 0));
}
