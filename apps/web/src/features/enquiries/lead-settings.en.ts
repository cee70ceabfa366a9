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
      'Whoever had no lead for the longest gets the next one. Colleagues who left or were deactivated are passed over.',
    firstContactHours: 'Leads that wait longer are marked on the board and in the list.',
    lostReasons: 'Leads that are lost already keep the reason they have.',
  },
  units: { firstContactHours: 'hours' },
  options: { assignment: { NOBODY: 'Nobody, until somebody takes it', IN_TURN: 'Colleagues in turn' } },
  reason: 'Reason {{place}}',
  addReason: 'Add reason',
  removeReason: 'Remove reason {{place}}',
  up: 'Move reason {{place}} up',
  down: 'Move reason {{place}} down',
  moved: 'Moved to place {{place}} of {{count}}',
  nobody: 'There are no active colleagues.',
});
