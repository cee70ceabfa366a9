import { checklistWords } from '../../shared/case-checklist/case-checklist.en';
import { defineWords } from '../../shared/words/words';

export const caseChecklistWords = defineWords('case-checklist', {
  title: 'Checklist',
  failed: 'The checklist could not be loaded',
  empty: 'The checklist is empty. Add what this case needs.',
  after: 'After the surgery',
  add: { label: 'Add an item', title: 'Add to the checklist', confirm: 'Save', done: 'Checklist saved' },
  due: 'Due {{date}}',
  overdue: 'Overdue since {{date}}',
  undated: 'Due once the surgery has a date',
  noDay: 'No due date',
  done: 'Done {{date}}',
  doneBy: 'Done {{date}} by {{name}}',
  bySystem: 'Ticked automatically',
  unneeded: 'Not needed: {{reason}}',
  more: 'More about {{title}}',
  settle: { label: 'Done', done: 'Done: {{name}}', failed: 'This was not saved' },
  reopen: { label: 'Open again', done: 'Open again: {{name}}', failed: 'This was not saved' },
  notNeeded: {
    label: 'Not needed…',
    title: 'Is “{{name}}” not needed for this case?',
    hint: 'It will no longer count as missing. The reason is kept with the case.',
    reason: 'Reason',
    confirm: 'Not needed',
    done: 'Marked as not needed',
  },
  change: { label: 'Change…', title: 'Change the item', confirm: 'Save', done: 'Checklist saved' },
  fields: {
    title: 'What needs doing',
    kind: 'Kind',
    dueOn: 'Due on',
    ownerId: checklistWords.en.owner.label,
  },
  help: { dueOn: 'If you set a day here, it doesn’t change when the surgery is moved.' },
});
