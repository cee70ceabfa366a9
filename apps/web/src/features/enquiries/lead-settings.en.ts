import { defineWords } from '../../shared/words/words';

export const leadSettingsWords = defineWords('lead-settings', {
  title: 'New and lost leads',
  failed: 'The lead settings could not be loaded',
  save: 'Save lead settings',
  sections: { assignment: 'New leads', lost: 'Lost leads' },
  fields: {
    assignment: 'Who gets a new lead',
    assigneeIds: 'Colleagues who take turns',
    firstContactHours: 'Reach everyone within',
    lostReasons: 'Reasons to choose from',
  },
  help: {
    assigneeIds:
      'The next lead goes to whoever has waited longest for one. Anyone who has left or been deactivated is skipped.',
    firstContactHours: 'Leads waiting longer than this are highlighted on the board and in the list.',
    lostReasons: 'Leads already marked as lost keep their reason.',
  },
  units: { firstContactHours: 'hours' },
  options: { assignment: { NOBODY: 'Unassigned until someone takes it', IN_TURN: 'Colleagues in turn' } },
  reason: 'Reason {{place}}',
  addReason: 'Add reason',
  removeReason: 'Remove reason {{place}}',
  up: 'Move reason {{place}} up',
  down: 'Move reason {{place}} down',
  moved: 'Moved to place {{place}} of {{count}}',
  nobody: 'There are no active colleagues.',
});
