import { defineWords } from '../words/words';

export const newCallbackWords = defineWords('new-callback', {
  add: { label: 'New callback' },
  title: 'New callback to {{name}}',
  due: 'Call on',
  priority: 'Priority',
  priorities: { LOW: 'Low', NORMAL: 'Normal', HIGH: 'High' },
  about: 'What it is about',
  subject: 'The call is about',
  subjects: { QUOTE: 'Quote', LEAD: 'Enquiry', CLIENT: 'Client' },
  subjectMissing: 'Please choose who or what the call is about',
  assignee: 'Who calls',
  queue: 'Nobody yet: the team’s queue',
  submit: 'Add callback',
  done: 'Callback added',
  failed: 'The callback could not be added',
});
