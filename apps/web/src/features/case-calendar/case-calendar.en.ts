import { defineWords } from '../../shared/words/words';

export const calendarPageWords = defineWords('case-calendar', {
  title: 'Surgery calendar',
  label: 'Surgery by day',
  list: 'All cases',
  board: 'Readiness board',
  failed: 'The calendar could not be loaded',
  cut: 'There are too many cases to show at once. Choose a doctor or a hospital to see all of theirs.',
  drag: 'Drag a case to another day to move it, or open it and choose Move. With the keyboard: select a case, press M, pick the day with the arrow keys and press Enter. Escape puts it back.',
  tooEarly: 'date too early',
  disputed: 'acceptance disputed',
  disputedHint: 'The patient disputes the acceptance. Open the case and settle the dispute first.',
  tooEarlyHint:
    'This date is before the steps for a cosmetic procedure allow it. Please move it, or remove its date.',
  detail: {
    when: 'When',
    what: 'Procedure',
    who: 'Doctor',
    where: 'Where',
    status: 'Status',
    checklist: 'Checklist',
    minutes: '{{date}} to {{until}}',
    open: 'Open case',
    move: 'Move…',
    close: 'Close',
  },
  move: {
    label: 'Move',
    title: 'Move {{name}}',
    fields: {
      startsAt: 'New date and time',
      reason: 'Reason',
      allowClash: 'Double-book anyway',
      allowDayOff: 'Move it to that day anyway',
    },
    startsAtHelp: 'In the practice’s time zone. It was {{before}}.',
    help: { reason: 'Kept in the case history.' },
    done: 'Surgery moved',
    failed: 'The surgery was not moved',
  },
});
