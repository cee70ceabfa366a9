import { Injectable } from '@nestjs/common';
import { leadSettings } from '@quillcare/contracts';
import { SettingsRepository, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_LEAD_SETTINGS } from '../domain/lead-settings';
import { LeadSettingsEntity } from './lead-settings.entity';

@Injectable()
export class LeadSettingsRepository extends SettingsRepository<typeof leadSettings, LeadSettingsEntity> {
  constructor(uow: UnitOfWork, reader: TenantReader) {
    super(uow, reader, leadSettings, { entity: LeadSettingsEntity, defaults: () => DEFAULT_LEAD_SETTINGS });
  }
}
