import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const admins = { roles: ADMINS } as const;
const reads = { resource: 'QUOTES', action: 'READ' } as const;
const changes = { resource: 'QUOTES', action: 'UPDATE' } as const;

/** Getting a case ready for the day of surgery, and the calendar. */
export const READINESS_ARTICLES: readonly Article[] = [
  {
    slug: 'case-checklist',
    section: 'CASES',
    title: 'See what is missing before a surgery',
    needs: changes,
    summary: 'Each case has a checklist with owners and due dates, counted from the day of surgery.',
    steps: [
      'Open the case: **Surgery cases**, then the patient.',
      'Tick in **Checklist** what is done. What is overdue is marked, and is in **Dashboard** until it is done.',
      'For what this case does not need, choose **Not needed…** and say why.',
      'Use **Add an item** for what only this case needs.',
    ],
    notes: [
      'Consent, deposit, theatre, anaesthetist and assistant are ticked by themselves once the case says so.',
      'When a surgery is moved, its due dates move with it, except days that somebody chose.',
    ],
    at: ['/surgery-cases/:id'],
    asks: [
      'is the deposit paid',
      'what is missing for the surgery',
      'pre-admission done',
      'tick off implants',
    ],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
  },
  {
    slug: 'readiness-board',
    section: 'CASES',
    title: 'See which surgery of the coming weeks is ready',
    needs: reads,
    summary: 'The readiness board shows each week by what is overdue, not ready yet and ready.',
    steps: [
      'Open **Surgery cases** and then **Board**.',
      'Choose a doctor or a hospital to see only theirs.',
      'Each card says what is missing, by when and who sees to it. Choose the name to open the case.',
    ],
    notes: ['Cases without a date stand at the end, the longest waiting first.'],
    at: ['/surgery-cases/board'],
    asks: ['cases not ready', 'theatre list of next week', 'overview of upcoming surgery', 'kanban of cases'],
    page: { label: 'Readiness board', path: '/surgery-cases/board' },
  },
  {
    slug: 'move-a-surgery-in-the-calendar',
    section: 'CASES',
    title: 'Move a surgery in the calendar',
    needs: changes,
    summary: 'Drag it to another day, or open it and choose the new time.',
    steps: [
      'Open **Surgery cases** and then **Calendar**. Choose month or week.',
      'Drag the case to another day. On a phone, open it and choose **Move…**.',
      'By keyboard, select the case and press M: the arrow keys choose the day, Enter moves it there, Escape puts it back.',
      'Enter the time and the **Reason**, and choose **Move**.',
    ],
    notes: [
      'If a person or the theatre is already booked at that time, you are told before the change is saved.',
    ],
    at: ['/surgery-cases/calendar'],
    asks: [
      'change the date of a surgery',
      'postpone an operation',
      'surgery calendar',
      'drag and drop a case',
    ],
    page: { label: 'Surgery calendar', path: '/surgery-cases/calendar' },
  },
  {
    slug: 'subscribe-to-a-doctors-calendar',
    section: 'CASES',
    title: 'Show a doctor’s surgery in their own calendar',
    needs: { resource: 'DOCTORS', action: 'UPDATE' },
    summary: 'A secret address that phones and calendar programs read: initials and hospital only.',
    steps: [
      'Open **Surgery calendar** and choose the doctor.',
      'Choose **Subscribe**, then **Make an address**.',
      'Copy the address: it is shown once. Add it in the calendar program as a subscription.',
      '**Make a new address** replaces the old one; **Turn the address off** stops it for good.',
    ],
    notes: ['Whoever has the address can read the calendar, so give it to the doctor alone.'],
    at: ['/surgery-cases/calendar'],
    asks: ['iCal feed', 'Google Calendar', 'Outlook calendar', 'sync surgery with my phone'],
    page: { label: 'Surgery calendar', path: '/surgery-cases/calendar' },
  },
  {
    slug: 'change-case-checklists',
    section: 'PRACTICE',
    title: 'Change what is checked before each surgery',
    needs: admins,
    summary: 'The practice’s own checklist: what, how many days before, by whom, and for which cases.',
    steps: [
      'Open **Case checklists** in **Admin Tools**.',
      'Change an item, or choose **Add an item**. **Procedure class** and **Surgery** limit it to some cases.',
      'Items of the kind **After the surgery** begin when a surgery is completed.',
      'Choose **Save checklist**.',
    ],
    notes: [
      'New cases get it. **Open cases** below shows what it would change in cases that have their checklist already, and applies it to them.',
      'What is done or not needed in a case stays, and so do dates set by hand and named owners.',
    ],
    at: ['/admin/case-checklists'],
    asks: ['checklist template', 'post-op tasks', 'lead time before surgery', 'add a step to every case'],
    page: { label: 'Case checklists', path: '/admin/case-checklists' },
  },
];
