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
  palette: [{ order: 28, label: 'entry.caseChecklists', to: PATH, isVisible: isAdmin }],
  tools: [
    {
      group: 'practice',
      order: 19,
      to: PATH,
      title: 'entry.caseChecklists',
      does: 'tool.caseChecklists',
      icon: CheckIcon,
      right: updateCaseChecklistTemplate,
    },
  ],
};
