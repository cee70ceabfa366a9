import { Injectable } from '@nestjs/common';
import { caseChecklistTemplate, type ChecklistTemplateItem } from '@quillcare/contracts';
import { SettingsRepository, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { itemInWords, usualItems } from '../domain/checklist-template';
import { ChecklistTemplateEntity } from './checklist-template.entity';

@Injectable()
export class ChecklistTemplateRepository extends SettingsRepository<
  typeof caseChecklistTemplate,
  ChecklistTemplateEntity
> {
  constructor(uow: UnitOfWork, reader: TenantReader) {
    super(uow, reader, caseChecklistTemplate, {
      entity: ChecklistTemplateEntity,
      defaults: (organisationId) => ({ items: usualItems(organisationId) }),
      auditView: (row) => ({ ...row, items: row.items.map(itemInWords) }),
    });
  }

  /** The items a new case is created with. */
  async items(): Promise<ChecklistTemplateItem[]> {
    return (await this.inForce()).items;
  }
}
