import type { Feature } from '../../shared/feature/feature';
import { createsQuotes } from '../../shared/feature/visibility';

const getCaseCalendar = async () => (await import('../../shared/feature/operations')).getCaseCalendar;

export const caseCalendarFeature: Feature = {
  pages: [
    {
      path: '/surgery-cases/calendar',
      right: getCaseCalendar,
      load: async () => (await import('./case-calendar.page')).CaseCalendarPage,
    },
  ],
  palette: [
    { order: 52, label: 'entry.caseCalendar', to: '/surgery-cases/calendar', isVisible: createsQuotes },
  ],
};
