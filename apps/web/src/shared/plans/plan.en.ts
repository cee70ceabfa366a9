import { defineWords } from '../words/words';

export const planWords = defineWords('plans', {
  limits: { clients: 'Clients', users: 'People', templates: 'Quote templates' },
  fullness: {
    nearly: {
      clients_one: 'One more client fits into your plan.',
      clients_other: '{{count}} more clients fit into your plan.',
      users_one: 'One more person fits into your plan.',
      users_other: '{{count}} more people fit into your plan.',
      templates_one: 'One more quote template fits into your plan.',
      templates_other: '{{count}} more quote templates fit into your plan.',
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
    branding: '{{plan}} doesn’t include a logo of your own. One that you already have stays.',
  },
  switchedOff:
    'Quillcare has switched this off for your practice. Please contact us if you need it; everything you have stays as it is.',
  kept: 'Nothing was changed, and everything you have stays as it is.',
  forAdmins: 'To go on, choose a larger plan. An upgrade begins straight away.',
  forStaff: 'To go on, please ask an administrator of your practice to choose a larger plan.',
  thisPlan: 'Your plan',
  seePlans: 'See plans',
  close: 'Close',
});
