import { Injectable } from '@nestjs/common';
import type { CaseChecklistTemplate } from '@quillcare/contracts';
import { currentContext, TenantReader } from '@quillcare/service-kit';
import { defaultTemplate } from '../domain/checklist-template';

const TEMPLATE = `select version, updated_at, items from quoting.case_checklist_template where organisation_id = $1`;

/** Reads what a practice sees to before and after surgery. */
@Injectable()
export class ChecklistTemplateReader {
  constructor(private readonly reader: TenantReader) {}

  /** The checklist of the context's practice, or the usual steps. */
  async current(): Promise<CaseChecklistTemplate> {
    const stored = await this.reader.one<CaseChecklistTemplate>('quoting.case_checklist_template', TEMPLATE);
    return stored ?? defaultTemplate(currentContext().organisationId ?? '');
  }
}
