import { CasesIcon, SettingsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { canCreateQuotes, isAdmin } from '../../shared/feature/visibility';

const listSurgeryCases = async () => (await import('../../shared/feature/operations')).listSurgeryCases;

const updateCaseSettings = async () => (await import('../../shared/feature/operations')).updateCaseSettings;

export const surgeryCasesFeature: Feature = {
  pages: [
    {
      path: '/surgery-cases',
      right: listSurgeryCases,
      load: async () => (await import('./surgery-case-list.page')).SurgeryCaseListPage,
    },
    {
      path: '/surgery-cases/:id',
      right: listSurgeryCases,
      load: async () => (await import('./surgery-case.page')).SurgeryCasePage,
    },
    {
      path: '/surgery-cases/:id/booking',
      right: listSurgeryCases,
      load: async () => (await import('./booking-check.page')).BookingCheckPage,
    },
    {
      path: '/admin/case-settings',
      right: updateCaseSettings,
      load: async () => (await import('./case-settings.page')).CaseSettingsPage,
    },
  ],
  entries: [
    {
      to: '/surgery-cases',
      label: 'entry.surgeryCases',
      icon: CasesIcon,
      menu: { group: 'main', order: 50, isVisible: canCreateQuotes },
    },
    {
      to: '/admin/case-settings',
      label: 'entry.caseSettings',
      icon: SettingsIcon,
      palette: { order: 26, isVisible: isAdmin },
      tool: { group: 'practice', order: 16, does: 'tool.caseSettings', right: updateCaseSettings },
    },
  ],
  board: {
    name: 'cases',
    order: 30,
    label: 'entry.surgeryCases',
    right: { resource: 'QUOTES', action: 'READ' },
    load: async () => (await import('./case-board.view')).CaseBoard,
  },
};
