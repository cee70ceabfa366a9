import { defineWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';

const { fields, sections, options, states } = announcementWords.en;

/** Texts that differ from those of a practice's own announcements: audience and times. */
export const platformAnnouncementWords = defineWords('platform-announcements', {
  fields: { ...fields, forOrganisationIds: 'Practices' },
  sections,
  states,
  help: {
    startsAt: 'Sydney time. Leave it empty to show it straight away.',
    endsAt: 'Sydney time. Leave it empty to show it until you turn it off.',
    needsAcknowledgement: 'Each person sees it until they confirm it.',
    actionTarget: 'A page such as /quotes, or an address that begins with https://',
    isActive: 'If you turn this off, it’s a draft and no practice sees it.',
  },
  options: {
    ...options,
    audience: {
      ALL_USERS: 'Everyone in every practice',
      ADMINS_ONLY: 'Administrators of every practice',
      SPECIFIC_ROLES: 'Selected roles in every practice',
      SPECIFIC_PRACTICES: 'Everyone in selected practices',
    },
  },
  practices: {
    find: 'Add a practice',
    unnamed: 'A practice',
    remove: '{{name}}: press Delete to remove it',
  },
  pages: {
    list: 'Platform announcements',
    new: 'New platform announcement',
    create: 'Save announcement',
    edit: 'Edit platform announcement',
    failed: 'This announcement could not be loaded',
  },
  list: {
    subtitle: 'News for everyone in every practice, shown above every page or in the notification centre.',
    search: 'Search announcements',
    empty: 'No announcements yet.',
    emptyHint: 'Tell all practices about maintenance or something new.',
    state: 'State',
  },
  readers: {
    title: 'Who has seen it',
    practices: 'Practices',
    read: 'Read',
    dismissed: 'Dismissed',
    acknowledged: 'Acknowledged',
    failed: 'The numbers could not be loaded',
  },
});
