import { Injectable } from '@nestjs/common';
import { AppError, type SurgeryConfigurationInput } from '@quillcare/contracts';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { SurgeryConfigurationEntity } from './surgery-configuration.entity';

export interface ConfiguredSurgery {
  id: string;
  name: string;
}

@Injectable()
export class SurgeryConfigurationRepository extends TenantRepository<SurgeryConfigurationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SurgeryConfigurationEntity, {
      audit: 'SURGERY_CONFIG',
      auditLabel: ({ surgeryName }) => surgeryName ?? null,
    });
  }

  /**
   * Stores the whole configuration. `version` is the one the caller saw, 0 if there was none. The surgery's row must be locked,
   * so that two requests cannot both create one.
   */
  async save(
    { id, name }: ConfiguredSurgery,
    configuration: SurgeryConfigurationInput,
    version: number,
  ): Promise<SurgeryConfigurationEntity> {
    const fields = { ...configuration, surgeryName: name };
    if (await this.find(id)) return this.update(id, (row) => void Object.assign(row, fields), { version });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    return this.insert({ id, ...fields });
  }
}
