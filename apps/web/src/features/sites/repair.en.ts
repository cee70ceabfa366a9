import { defineWords } from '../../shared/words/words';

export const repairWords = defineWords('site-repair', {
  open: 'Check assignments',
  title: 'Check assignments',
  failed: 'The assignments could not be checked',
  sound: 'Everything is in order: each assignment points to an active doctor and an active site.',
  found_one: '{{count}} assignment points to a doctor or a site that is deleted or inactive.',
  found_other: '{{count}} assignments point to a doctor or a site that is deleted or inactive.',
  effect:
    'The ones you tick are removed, so the doctor no longer shows at that site. The doctors and sites themselves don’t change. Don’t tick anyone who’s only away for a while.',
  list: 'Assignments to remove',
  line: '{{doctor}} at {{site}}',
  faults: {
    DOCTOR_DELETED: 'The doctor was deleted.',
    DOCTOR_INACTIVE: 'The doctor is inactive.',
    SITE_DELETED: 'The site was deleted.',
    SITE_INACTIVE: 'The site is inactive.',
  },
  remove_one: 'Remove {{count}} assignment',
  remove_other: 'Remove {{count}} assignments',
  removing: 'Removing',
  nothingTicked: 'Tick at least one assignment to remove.',
  removed_one: '{{count}} assignment removed.',
  removed_other: '{{count}} assignments removed.',
  othersSound: 'The others had been corrected in the meantime and were kept.',
  close: 'Close',
});
