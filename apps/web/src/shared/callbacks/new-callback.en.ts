import { defineWords } from '../words/words';

const add = {
  label: 'New callback',
  confirm: 'Add callback',
  done: 'Callback added',
  failed: 'The callback could not be added',
} as const;

export const newCallbackWords = defineWords('new-callback', {
  add: { ...add, title: 'New callback' },
  addTo: { ...add, title: 'New callback to {{name}}' },
  fields: {
    dueDate: 'Call on',
    priority: 'Priority',
    about: 'What it is about',
    subject: 'The call is about',
    assigneeId: 'Who calls',
    clientId: 'Client',
    leadId: 'Enquiry',
    quoteId: 'Quote',
  },
  options: {
    priority: { LOW: 'Low', NORMAL: 'Normal', HIGH: 'High' },
    subject: { QUOTE: 'Quote', LEAD: 'Enquiry', CLIENT: 'Client' },
  },
  subjectMissing: 'Please choose who or what the call is about',
  queue: 'Unassigned (the team’s queue)',
});
