import type { Feature } from '../../shared/feature/feature';
import { canCreateQuotes } from '../../shared/feature/visibility';

const getCaseCalendar = async () => (await import('../../shared/feature/operations')).getCaseCalendar;

export const caseCalendarFeature: Feature = {
  pages: [
    {
      path: '/surgery-cases/calendar',
      right: getCaseCalendar,
      load: async () => (await import('./case-calendar.page')).CaseCalendarPage,
    },
  ],
  entries: [
    {
      to: '/surgery-cases/calendar',
      label: 'entry.caseCalendar',
      palette: { order: 52, isVisible: canCreateQuotes },
    },
  ],
};
