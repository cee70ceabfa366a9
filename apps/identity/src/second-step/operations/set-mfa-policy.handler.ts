import {
  OrganisationUpdated,
  SessionsChanged,
  setMfaPolicy,
  type InputOf,
  type MfaPolicy,
  type Role,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { changedRoles, orderedRoles } from '../domain/mfa-policy';

const CONCERNED = `
  select u.id from identity."user" u
   where u.organisation_id = $1 and u.role = any($2) and u.is_active and u.deleted_at is null
     and not exists (select from identity.totp t
                      where t.organisation_id = $1 and t.user_id = u.id and t.confirmed_at is not null)
     and not exists (select from identity.passkey p where p.organisation_id = $1 and p.user_id = u.id)`;

@Implements(setMfaPolicy)
export class SetMfaPolicyHandler implements Handler<typeof setMfaPolicy> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof setMfaPolicy>): Promise<MfaPolicy> {
    const { organisationId } = this.uow;
    const roles = orderedRoles(body.roles);
    const before = await this.organisations.get(organisationId, { lock: true });
    const after = await this.organisations.update(
      organisationId,
      (row) => void (row.mfaRequiredRoles = roles),
      { version: body.version, notes: 'The roles that require two-step sign-in were chosen.' },
    );
    if (after.version !== before.version) {
      this.uow.emit(OrganisationUpdated, organisationId, { organisationId });
      await this.enforce(changedRoles(before.mfaRequiredRoles, roles));
    }
    return { version: after.version, roles: after.mfaRequiredRoles };
  }

  /** Takes effect with the next request: users without a second step are asked for one, or no longer are. */
  private async enforce(roles: Role[]): Promise<void> {
    const concerned = await this.uow.query<{ id: string }>(CONCERNED, [this.uow.organisationId, roles]);
    for (const { id: userId } of concerned)
      this.uow.emit(SessionsChanged, userId, { userId, sessionId: null });
  }
}
