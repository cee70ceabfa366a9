import { AppError, getMfaPolicy, type Role } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const POLICY = `
  select version, mfa_required_roles as roles from identity.organisation
   where organisation_id = $1 and deleted_at is null`;

const COUNT_WITHOUT_SECOND_STEP = `
  select u.role, count(*) as people from identity."user" u
   where u.organisation_id = $1 and u.is_active and u.deleted_at is null
     and not exists (select from identity.totp t
                      where t.organisation_id = $1 and t.user_id = u.id and t.confirmed_at is not null)
     and not exists (select from identity.passkey p where p.organisation_id = $1 and p.user_id = u.id)
   group by u.role`;

export const GetMfaPolicyQuery = implement(getMfaPolicy, [TenantReader], (reader) => ({
  async handle(_input) {
    const [policy, without] = await Promise.all([
      reader.one<{ version: number; roles: Role[] }>('identity.mfaPolicy', POLICY),
      reader.rows<{ role: Role; people: number }>('identity.withoutSecondStep', COUNT_WITHOUT_SECOND_STEP),
    ]);
    if (!policy) throw new AppError('NOT_FOUND');
    const withoutSecondStep = Object.fromEntries(without.map(({ role, people }) => [role, people]));
    return { ...policy, withoutSecondStep };
  },
}));
