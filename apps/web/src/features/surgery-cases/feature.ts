import { CasesIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { createsQuotes } from '../../shared/feature/visibility';

const listSurgeryCases = async () => (await import('../../shared/feature/operations')).listSurgeryCases;

export const surgeryCasesFeature: Feature = {
  pages: [
    {
      path: '/surgery-cases',
      right: listSurgeryCases,
      load: async () => (await import('./surgery-case-list.page')).SurgeryCaseListPage,
    },
  ],
  menu: [
    {
      group: 'main',
      order: 50,
      label: 'entry.surgeryCases',
      to: '/surgery-cases',
      icon: CasesIcon,
      isVisible: createsQuotes,
    },
  ],
};
