import { defineWords } from '../words/words';

export const calendarWords = defineWords('calendar', {
  month: 'Month',
  week: 'Week',
  view: 'View',
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  more: '{{count}} more',
  items_one: '{{count}} entry',
  items_other: '{{count}} entries',
  none: 'Nothing on this day.',
  carry: {
    begun: '{{title}} is picked up. Arrow keys choose the day, Enter moves it there, Escape puts it back.',
    back: '{{title}} is back on {{date}}.',
  },
  day: '{{date}}, {{items}}',
  holidayDate: '{{date}}, {{holiday}}',
  publicHoliday: 'Public holiday: {{holiday}}',
  todayDay: '{{date}}, today, {{items}}',
});
