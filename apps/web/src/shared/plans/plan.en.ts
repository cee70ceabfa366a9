import { defineWords } from '../words/words';

export const planWords = defineWords('plans', {
  limits: { clients: 'Clients', users: 'People', templates: 'Quote templates' },
  fullness: {
    nearly: {
      clients_one: 'One more client fits in your plan.',
      clients_other: '{{count}} more clients fit in your plan.',
      users_one: 'One more person fits in your plan.',
      users_other: '{{count}} more people fit in your plan.',
      templates_one: 'One more quote template fits in your plan.',
      templates_other: '{{count}} more quote templates fit in your plan.',
    },
    full: {
      clients:
        'Your plan has no room for more clients. Nothing is deleted, and you can change everything you have. To add more, choose a larger plan.',
      users:
        'Your plan has no room for more people. Nobody is signed out. To invite somebody, choose a larger plan, or deactivate somebody who has left.',
      templates:
        'Your plan has no room for more quote templates. You can use and change those you have. To add more, choose a larger plan.',
    },
    seeUsage: 'See your plan',
  },
  full: {
    title: 'Your plan is full',
    clients: 'Your practice has {{used}} of the {{max}} clients that {{plan}} includes.',
    users_one:
      '{{plan}} includes one person, and your practice has {{used}}. Open invitations count as well.',
    users_other:
      'Your practice has {{used}} of the {{count}} people that {{plan}} includes. Open invitations count as well.',
    templates: 'Your practice has {{used}} of the {{max}} quote templates that {{plan}} includes.',
  },
  lacks: {
    title: 'Not part of your plan',
    branding: '{{plan}} doesn’t include your own logo. If you already have one, it stays.',
  },
  switchedOff:
    'Quillcare has switched this off for your practice. Please contact us if you need it; everything you have stays as it is.',
  kept: 'Nothing was changed, and everything you have stays as it is.',
  forAdmins: 'To continue, choose a larger plan. An upgrade starts straight away.',
  forStaff: 'To continue, please ask an administrator of your practice to choose a larger plan.',
  thisPlan: 'Your plan',
  seePlans: 'See plans',
  close: 'Close',
});
