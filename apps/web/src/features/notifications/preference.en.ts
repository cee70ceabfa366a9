import { defineWords } from '../../shared/words/words';

export const preferenceWords = defineWords('notificationPreferences', {
  title: 'Notification Settings',
  subtitle: 'Choose what you are notified about, where and when. These settings apply to you only.',
  failed: 'Your notification settings could not be loaded',
  channels: {
    title: 'How you are notified',
    banner: 'Pop-up messages and banners',
    bannerHelp:
      'A message at the edge of the page as soon as something happens, and announcements at the top of every page. Announcements you must acknowledge are always shown.',
    inApp: 'In the app',
    inAppHelp: 'The bell, and your list of notifications.',
    email: 'Email',
    emailHelp: 'Emails say what happened and link to it. They never name a patient.',
  },
  frequency: {
    title: 'How often we email you',
    IMMEDIATE: 'Straight away',
    IMMEDIATE_help: 'An email for each notification',
    DAILY_DIGEST: 'Once a day',
    DAILY_DIGEST_help: 'At 7:00 am, if there is anything you have not read',
    WEEKLY_DIGEST: 'Once a week',
    WEEKLY_DIGEST_help: 'On Mondays at 7:00 am, if there is anything you have not read',
    NEVER: 'Never',
    NEVER_help: 'No emails, not even about urgent matters',
  },
  urgent: {
    label: 'Email me about urgent matters straight away',
    rule: 'Urgent means that someone is waiting: a patient answered or asked a question, or an email to a patient did not arrive. With this switched on we email you straight away, whatever you chose above, unless you chose Never. If you have never changed this, we email you straight away about quotes you wrote. During your quiet hours the email waits until they end; in the app you see it immediately.',
  },
  types: {
    title: 'What you are notified about',
    hint: 'For each kind of news, choose where you want to see it.',
    kind: 'About',
    banner: 'Pop-up',
    inApp: 'In the app',
    email: 'Email',
    each: '{{kind}}: {{channel}}',
  },
  quiet: {
    title: 'Quiet times',
    hint: 'Emails wait until these are over. Times are in your practice’s time zone ({{timeZone}}).',
    hours: 'Quiet hours',
    from: 'From',
    to: 'Until',
    days: 'Days without email',
    day: { '1': 'Mon', '2': 'Tue', '3': 'Wed', '4': 'Thu', '5': 'Fri', '6': 'Sat', '7': 'Sun' },
    dayName: {
      '1': 'Monday',
      '2': 'Tuesday',
      '3': 'Wednesday',
      '4': 'Thursday',
      '5': 'Friday',
      '6': 'Saturday',
      '7': 'Sunday',
    },
  },
});
