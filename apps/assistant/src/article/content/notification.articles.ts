import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

/** What one hears, where and when. */
export const NOTIFICATION_ARTICLES: readonly Article[] = [
  {
    slug: 'notification-centre',
    section: 'ACCOUNT',
    title: 'See what happened in your practice',
    summary: 'The bell counts what you have not read; the page behind it keeps everything.',
    steps: [
      'Choose the bell at the top of any page. Its tabs show everything, announcements, and where you were mentioned.',
      'Search, or narrow by **Type**, **Priority** and **Unread Only**.',
      'Choose a line to open what it is about, or **Mark all read**.',
      'Choose **View All Notifications** for the whole list, page by page.',
    ],
    notes: [
      'Several of one kind on a day stand as one line with their number; choose it to see each.',
      'You are told when a colleague gives you a callback, a lead or part of a surgery’s checklist. What you did yourself is in the list as read.',
      'Patients’ answers are listed for 7 days, the newest 50; the quote keeps them for good.',
    ],
    at: ['/notifications'],
    asks: [
      'bell',
      'unread badge',
      'what did I miss',
      'notification list',
      'mark everything as read',
      'where are my alerts',
    ],
    page: { label: 'Notifications', path: '/notifications' },
  },
  {
    slug: 'archive-notifications',
    section: 'ACCOUNT',
    title: 'Archive notifications, and find them again',
    summary: 'What you have dealt with is put away for you alone; your colleagues keep theirs.',
    steps: [
      'Open **Notifications** and choose the box at the right of a line, or **Archive All** in the menu behind the three dots.',
      'To see them again, tick **Archived**. The arrow at the right of a line takes it back.',
    ],
    at: ['/notifications'],
    asks: [
      'clear notifications',
      'delete a notification',
      'put away alerts',
      'get back an archived notification',
    ],
    page: { label: 'Notifications', path: '/notifications' },
  },
  {
    slug: 'notification-settings',
    section: 'ACCOUNT',
    title: 'Choose what you hear, and how',
    summary: 'For each kind of news: as a message that pops up, in the app, by email, or not at all.',
    steps: [
      'Open **Notification Settings**: in the menu of the bell, or under **Settings**.',
      'Under **What you are told about**, choose for each kind of news where you want to see it.',
      'Under **How often we email you**, choose straight away, once a day, once a week, or never.',
      'Under **Quiet times**, set hours and days without email. They count in the time zone of your practice.',
    ],
    notes: [
      'Urgent news (a patient’s answer or question, an email that did not arrive) is emailed straight away to administrators, and to anyone who switches on **Email me about urgent matters straight away**, unless they chose Never.',
      'Emails never name a patient.',
    ],
    at: ['/settings/notifications'],
    asks: [
      'too many emails',
      'turn off email notifications',
      'daily digest',
      'weekly summary by email',
      'do not disturb',
      'no emails on the weekend',
      'stop pop-ups',
    ],
    page: { label: 'Notification Settings', path: '/settings/notifications' },
  },
  {
    slug: 'announce-something',
    section: 'PRACTICE',
    title: 'Announce something to your team',
    needs: { roles: ADMINS },
    summary: 'A banner above every page, a line in the notification centre, or both.',
    steps: [
      'Open **Announcements** in **Admin Tools** and choose **New announcement**.',
      'Write it, and choose under **For whom** who sees it: everyone, administrators, some roles or some people.',
      'Set **Shown from** and **Shown until** if it is not for at once and for good.',
      'Look at it under **Preview as**, tick **Published** and choose **Save announcement**.',
    ],
    notes: [
      'Without **Published** it stays a draft that nobody sees.',
      'With **Everyone must acknowledge it** the banner stays until each person confirms it; the announcement’s page lists who has.',
    ],
    at: ['/admin/announcements', '/admin/announcements/new', '/admin/announcements/:id'],
    asks: [
      'banner for all staff',
      'broadcast a message to colleagues',
      'who has acknowledged it',
      'schedule an announcement',
    ],
    page: { label: 'Announcements', path: '/admin/announcements' },
  },
];
