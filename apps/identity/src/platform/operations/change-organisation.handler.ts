import {
  AppError,
  changeOrganisation,
  OrganisationActivityChanged,
  OrganisationUpdated,
  type InputOf,
  type PlatformOrganisation,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { checkedChanges } from '../../organisation/domain/organisation-changes';
import type { OrganisationEntity } from '../../organisation/persistence/organisation.entity';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { SessionRevoker } from '../../session/session-revoker';
import { SuperAdmins } from '../super-admins';
import { platformOrganisationOf } from '../domain/platform-organisation';

type Body = InputOf<typeof changeOrganisation>['body'];

/**
 * Deactivating signs everybody out, support access too, and nobody can sign in. Patients can finish what they were sent. The other
 * services learn of it by an event; `docs/operations.md` says what stops and what goes on.
 */
@Implements(changeOrganisation, { platform: 'a super admin edits any practice of the platform' })
export class ChangeOrganisationHandler implements Handler<typeof changeOrganisation> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly superAdmins: SuperAdmins,
    private readonly revoker: SessionRevoker,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof changeOrganisation>): Promise<PlatformOrganisation> {
    if (body.isActive === false) await this.refuseSuperAdmins(params.id);
    return this.uow.runFor(params.id, () => this.change(params.id, body));
  }

  // Otherwise super admins could lock themselves, or each other, out.
  private async refuseSuperAdmins(organisationId: string): Promise<void> {
    if (requireUser().organisationId === organisationId) throw new AppError('OWN_PRACTICE');
    const active = await this.superAdmins.lockActive();
    if (active.some((one) => one.organisationId === organisationId))
      throw new AppError('SUPER_ADMINS_PRACTICE');
  }

  private async change(
    id: string,
    { version, isActive, switchedOff, reason, ...details }: Body,
  ): Promise<PlatformOrganisation> {
    const before = await this.organisations.get(id, { lock: true });
    const change = (row: OrganisationEntity) => {
      Object.assign(row, checkedChanges(details, row.country));
      if (switchedOff) row.switchedOff = [...switchedOff].sort();
      if (isActive !== undefined && isActive !== row.isActive) this.switch(row, isActive, reason ?? null);
    };
    const after = await this.organisations.update(id, change, { version, reason: reason ?? null });
    if (after.version !== before.version) this.uow.emit(OrganisationUpdated, id, { organisationId: id });
    if (after.isActive !== before.isActive) await this.tell(after);
    return platformOrganisationOf(after);
  }

  private switch(row: OrganisationEntity, isActive: boolean, reason: string | null): void {
    row.isActive = isActive;
    row.deactivatedAt = isActive ? null : this.uow.now();
    row.deactivationReason = isActive ? null : reason;
  }

  private async tell({ id, isActive, version }: OrganisationEntity): Promise<void> {
    if (!isActive) await this.revoker.revokeEveryone('PRACTICE_DEACTIVATED');
    this.uow.emit(OrganisationActivityChanged, id, { organisationId: id, isActive, version });
  }
}
