import { defineWords } from '../../shared/words/words';

export const supportWords = defineWords('support', {
  region: 'Support access',
  acting: 'You are acting for',
  at: 'at',
  readOnly: 'read-only',
  writable: 'with changes allowed',
  until: 'until {{time}}',
  left: '({{minutes}} min left)',
  timeIsUp: '(time is up)',
  announce_one: '1 minute of support access left',
  announce_other: '{{count}} minutes of support access left',
  stop: 'Stop',
  stopping: 'Stopping',
  ended: 'Support access has ended',
});
