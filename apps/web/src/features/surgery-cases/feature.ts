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
  palette: [{ order: 26, label: 'entry.caseSettings', to: '/admin/case-settings', isVisible: isAdmin }],
  tools: [
    {
      group: 'practice',
      order: 16,
      to: '/admin/case-settings',
      title: 'entry.caseSettings',
      does: 'tool.caseSettings',
      icon: SettingsIcon,
      right: updateCaseSettings,
    },
  ],
  menu: [
    {
      group: 'main',
      order: 50,
      label: 'entry.surgeryCases',
      to: '/surgery-cases',
      icon: CasesIcon,
      isVisible: canCreateQuotes,
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
