import { defineWords } from '../../shared/words/words';

export const auditChainWords = defineWords('audit-chain', {
  title: 'Audit trail',
  hint: 'Each entry holds the hash of the one before it, so that a change of the past shows. It is verified every night, and when you ask for it.',
  verify: { label: 'Verify now', busy: 'Verifying…', done: 'The audit trail is verified' },
  failed: 'The last verification could not be loaded',
  never: 'Not verified yet. The first verification is tonight; you can also start one now.',
  whole: 'Every entry is there, as it was written.',
  broken: 'Entry {{entry}} is not as it was written',
  faults: {
    MISSING: 'Entry {{entry}} is missing: the ones before it are whole.',
    CHANGED: 'Entry {{entry}} was changed after it was written: the ones before it are whole.',
    UNLINKED:
      'Entry {{entry}} does not follow from entry {{before}}: something was put in or taken out there.',
    CUT_OFF: 'The newest entries, from {{entry}} on, are missing.',
    REWRITTEN:
      'Entry {{entry}}, or one after it, is not what a signed checkpoint outside the database attests: the past was rewritten.',
  },
  tell: 'Please tell support and change nothing meanwhile.',
  open: 'Open audit trail',
  verifiedAt: 'Last verified',
  range: 'Entries',
  entries: '1 to {{last}}',
  written: 'Written',
  fromTo: '{{first}} to {{last}}',
  attested: 'Attested',
  attestedTo: 'Up to entry {{entry}}, by the checkpoint of {{date}} outside the database',
  notYetAttested: 'Not yet: the next daily checkpoint will',
  noCheckpoints: 'No: this installation keeps no checkpoints',
});
