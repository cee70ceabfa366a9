import { defineWords } from '../../shared/words/words';

export const calendarPageWords = defineWords('case-calendar', {
  title: 'Surgery calendar',
  label: 'Surgery by day',
  list: 'All cases',
  board: 'Readiness board',
  failed: 'The calendar could not be loaded',
  cut: 'There are more cases than fit on one page. Choose a doctor or a hospital to see all of theirs.',
  drag: 'Drag a case to another day to move it, or open it and choose Move. By keyboard: select a case, press M, choose the day with the arrow keys and press Enter; Escape puts it back.',
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
    title: 'Move {{name}}',
    startsAt: 'New date and time',
    startsAtHelp: 'In the practice’s time zone. It was {{before}}.',
    reason: 'Reason',
    reasonHelp: 'Stays in the history of the case.',
    allowClash: 'Book it although somebody or the theatre is taken then',
    confirm: 'Move',
    done: 'Surgery moved',
    failed: 'The surgery was not moved',
  },
});
