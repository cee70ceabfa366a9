import { defineWords } from '../words/words';

export const checklistWords = defineWords('checklist', {
  ready: '{{ready}} of {{total}} ready',
  nothing: 'No checklist',
  state: { READY: 'Ready', MISSING: 'Not ready yet', OVERDUE: 'Overdue' },
  kind: {
    CONSENT: 'Consent',
    DEPOSIT: 'Deposit',
    THEATRE: 'Theatre booked',
    ANAESTHETIST: 'Anaesthetist',
    ASSISTANT: 'Assistant',
    IMPLANTS: 'Implants',
    FUND_APPROVAL: 'Fund approval',
    PRE_ADMISSION: 'Pre-admission',
    POST_OP: 'After the surgery',
    OTHER: 'Other',
  },
  owner: {
    label: 'Owner',
    nobody: 'Nobody in particular',
    roles: 'Whoever has the role',
    people: 'Person',
    present: 'Current owner',
  },
});

export const caseFilterWords = defineWords('case-filters', {
  doctor: 'Doctor',
  hospital: 'Hospital',
  anyDoctor: 'All doctors',
  anyHospital: 'All hospitals',
  otherDoctor: 'Another doctor',
  otherHospital: 'Another hospital',
});
