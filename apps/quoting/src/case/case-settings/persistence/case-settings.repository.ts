import { Injectable } from '@nestjs/common';
import { caseSettings } from '@quillcare/contracts';
import { SettingsRepository, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_CASE_SETTINGS } from '../domain/case-settings';
import { CaseSettingsEntity } from './case-settings.entity';

@Injectable()
export class CaseSettingsRepository extends SettingsRepository<typeof caseSettings, CaseSettingsEntity> {
  constructor(uow: UnitOfWork, reader: TenantReader) {
    super(uow, reader, caseSettings, { entity: CaseSettingsEntity, defaults: () => DEFAULT_CASE_SETTINGS });
  }
}
