import type { ChecklistTemplateItem } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** At most one row per practice; without one the default items apply. */
@Entity({ schema: 'quoting', name: 'case_checklist_template' })
export class ChecklistTemplateEntity extends TenantEntity {
  @Column('jsonb') items!: ChecklistTemplateItem[];
}
