import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { changedCaseSettings, DEFAULT_CASE_SETTINGS, type CaseChoices } from '../domain/case-settings';
import { CaseSettingsEntity } from './case-settings.entity';

@Injectable()
export class CaseSettingsRepository extends TenantRepository<CaseSettingsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, CaseSettingsEntity, { audit: 'CASE_SETTINGS' });
  }

  /** Changes the practice's settings; the first change stores them. `version` is 0 while there are none. */
  async change(version: number, changes: Partial<CaseChoices>): Promise<CaseSettingsEntity> {
    const where = { organisationId: this.organisationId };
    const stored = await this.manager.findOne(CaseSettingsEntity, { where });
    const changed = (present: CaseChoices) => changedCaseSettings(present, changes);
    if (stored) return this.update(stored.id, (row) => void Object.assign(row, changed(row)), { version });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both save them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert(changed(DEFAULT_CASE_SETTINGS)),
      'case_settings_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
