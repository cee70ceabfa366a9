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
import { exportDeadline } from '../../organisation/domain/closing';
import { checkedChanges } from '../../organisation/domain/organisation-changes';
import type { OrganisationEntity } from '../../organisation/persistence/organisation.entity';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { SessionRevoker } from '../../session/session-revoker';
import { ClosingMailer } from '../closing-mailer';
import { SuperAdmins } from '../super-admins';
import { platformOrganisationOf } from '../domain/platform-organisation';

type Body = InputOf<typeof changeOrganisation>['body'];
type Activity = Pick<OrganisationEntity, 'isActive' | 'deactivatedAt' | 'deactivationReason' | 'exportUntil'>;

const OPEN: Activity = { isActive: true, deactivatedAt: null, deactivationReason: null, exportUntil: null };

/**
 * Deactivating a practice signs everyone out, including support access. Afterwards nobody can sign in except administrators
 * exporting the data, unless that is refused. Patients can finish what they were sent. Other services learn of it by an event;
 * `docs/operations.md` lists what stops and what continues.
 */
@Implements(changeOrganisation, { platform: 'a super admin edits any practice of the platform' })
export class ChangeOrganisationHandler implements Handler<typeof changeOrganisation> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly superAdmins: SuperAdmins,
    private readonly revoker: SessionRevoker,
    private readonly closing: ClosingMailer,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof changeOrganisation>): Promise<PlatformOrganisation> {
    if (body.isActive === false) await this.refuseSuperAdmins(params.id);
    return this.uow.runFor(params.id, () => this.change(params.id, body));
  }

  // Otherwise super admins could lock themselves or each other out.
  private async refuseSuperAdmins(organisationId: string): Promise<void> {
    if (requireUser().organisationId === organisationId) throw new AppError('OWN_PRACTICE');
    const active = await this.superAdmins.lockActive();
    if (active.some((one) => one.organisationId === organisationId))
      throw new AppError('SUPER_ADMINS_PRACTICE');
  }

  private async change(
    id: string,
    { version, isActive, letExport = true, switchedOff, reason, ...details }: Body,
  ): Promise<PlatformOrganisation> {
    const before = await this.organisations.get(id, { lock: true });
    const change = (row: OrganisationEntity) => {
      Object.assign(row, checkedChanges(details, row.country));
      if (switchedOff) row.switchedOff = [...switchedOff].sort();
      if (isActive === undefined || isActive === row.isActive) return;
      Object.assign(row, isActive ? OPEN : this.shut(row.timeZone, reason ?? null, letExport));
    };
    const after = await this.organisations.update(id, change, { version, reason: reason ?? null });
    if (after.version !== before.version) this.uow.emit(OrganisationUpdated, id, { organisationId: id });
    if (after.isActive !== before.isActive) await this.tell(after);
    return platformOrganisationOf(after);
  }

  private shut(timeZone: string, deactivationReason: string | null, letExport: boolean): Activity {
    const now = this.uow.now();
    const exportUntil = letExport ? exportDeadline(now, timeZone) : null;
    return { isActive: false, deactivatedAt: now, deactivationReason, exportUntil };
  }

  private async tell(after: OrganisationEntity): Promise<void> {
    const { id, isActive, version } = after;
    if (!isActive) {
      await this.revoker.revokeEveryone('PRACTICE_DEACTIVATED');
      await this.closing.tellAdministrators(after);
    }
    this.uow.emit(OrganisationActivityChanged, id, { organisationId: id, isActive, version });
  }
}
