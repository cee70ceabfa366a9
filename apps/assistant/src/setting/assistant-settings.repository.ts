import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { AssistantSettingsEntity } from './assistant-settings.entity';

@Injectable()
export class AssistantSettingsRepository extends TenantRepository<AssistantSettingsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, AssistantSettingsEntity, { audit: 'ASSISTANT_SETTINGS' });
  }

  /** Changes the practice's choice; the first change stores it. `version` is 0 while there is none. */
  async change(version: number, usesModel: boolean): Promise<AssistantSettingsEntity> {
    const where = { organisationId: this.organisationId };
    const stored = await this.manager.findOne(AssistantSettingsEntity, { where });
    if (stored) return this.update(stored.id, (row) => void (row.usesModel = usesModel), { version });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both save it first: the second one looks at it again.
    return onUniqueViolation(
      () => this.insert({ usesModel }),
      'assistant_settings_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
