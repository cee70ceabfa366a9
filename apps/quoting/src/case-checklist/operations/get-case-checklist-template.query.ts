import { getCaseChecklistTemplate, type CaseChecklistTemplate } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ChecklistTemplateReader } from './checklist-template.reader';

@Implements(getCaseChecklistTemplate)
export class GetCaseChecklistTemplateQuery implements Handler<typeof getCaseChecklistTemplate> {
  constructor(private readonly template: ChecklistTemplateReader) {}

  handle(): Promise<CaseChecklistTemplate> {
    return this.template.current();
  }
}
