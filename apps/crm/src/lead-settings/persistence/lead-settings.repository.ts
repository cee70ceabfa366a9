import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_LEAD_SETTINGS, type StoredLeadSettings } from '../domain/lead-settings';
import { LeadSettingsEntity } from './lead-settings.entity';

@Injectable()
export class LeadSettingsRepository extends TenantRepository<LeadSettingsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, LeadSettingsEntity, { audit: 'LEAD_SETTINGS' });
  }

  /** Changes the practice's settings; the first change stores them. `version` is 0 while there are none. */
  async change(version: number, changes: Partial<StoredLeadSettings>): Promise<LeadSettingsEntity> {
    const stored = await this.manager.findOneBy(LeadSettingsEntity, { organisationId: this.organisationId });
    if (stored) return this.update(stored.id, (row) => void Object.assign(row, changes), { version });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    const { version: _version, updatedAt: _updatedAt, ...defaults } = DEFAULT_LEAD_SETTINGS;
    // Two administrators who both save them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert({ ...defaults, ...changes }),
      'lead_settings_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
