import { Injectable } from '@nestjs/common';
import { AppError, invalid, type ChecklistTemplateItem, type FieldError } from '@quillcare/contracts';
import { newId, onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { defaultTemplate, itemInWords, keptItems, type SentItems } from '../domain/checklist-template';
import { ChecklistTemplateEntity } from './checklist-template.entity';

@Injectable()
export class ChecklistTemplateRepository extends TenantRepository<ChecklistTemplateEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ChecklistTemplateEntity, {
      audit: 'CASE_CHECKLIST_TEMPLATE',
      auditView: (row) => ({ ...row, items: row.items.map(itemInWords) }),
    });
  }

  /** What a new case gets. */
  async items(): Promise<ChecklistTemplateItem[]> {
    return (await this.stored())?.items ?? defaultTemplate(this.organisationId).items;
  }

  /** The practice's own checklist; null while it has the usual steps. */
  stored(): Promise<ChecklistTemplateEntity | null> {
    return this.manager.findOne(ChecklistTemplateEntity, { where: { organisationId: this.organisationId } });
  }

  /** Changes the practice's checklist; the first change stores it. `version` is 0 while there is none; `problems` refuse it. */
  async change(
    version: number,
    sent: SentItems,
    problems: readonly FieldError[],
  ): Promise<ChecklistTemplateEntity> {
    const where = { organisationId: this.organisationId };
    const lock = { mode: 'pessimistic_write' } as const;
    const stored = await this.manager.findOne(ChecklistTemplateEntity, { where, lock });
    const items = keptItems(sent, stored?.items ?? defaultTemplate(this.organisationId).items, newId);
    if (problems.length > 0) throw invalid(...problems);
    if (stored) return this.update(stored.id, (row) => void Object.assign(row, { items }), { version });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both save it first: the second one looks at it again.
    return onUniqueViolation(
      () => this.insert({ items }),
      'case_checklist_template_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
