import { CheckIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const updateCaseChecklistTemplate = async () =>
  (await import('../../shared/feature/operations')).updateCaseChecklistTemplate;

const PATH = '/admin/case-checklists';

export const caseChecklistsFeature: Feature = {
  pages: [
    {
      path: PATH,
      right: updateCaseChecklistTemplate,
      load: async () => (await import('./case-checklist-template.page')).CaseChecklistTemplatePage,
    },
  ],
  entries: [
    {
      to: PATH,
      label: 'entry.caseChecklists',
      icon: CheckIcon,
      palette: { order: 28, isVisible: isAdmin },
      tool: { group: 'practice', order: 19, does: 'tool.caseChecklists', right: updateCaseChecklistTemplate },
    },
  ],
};
