import { defineWords } from '../../shared/words/words';

export const auditChainWords = defineWords('audit-chain', {
  title: 'Audit trail',
  hint: 'Each entry holds the hash of the one before it, so that any change to earlier entries shows. The trail is verified every night, and whenever you ask.',
  verify: { label: 'Verify now', busy: 'Verifying…', done: 'The audit trail is verified' },
  failed: 'The last verification could not be loaded',
  never: 'Not verified yet. The first verification is tonight; you can also start one now.',
  whole: 'Every entry is there and unchanged.',
  broken: 'Entry {{entry}} is not as it was written',
  faults: {
    MISSING: 'Entry {{entry}} is missing. The entries before it are intact.',
    CHANGED: 'Entry {{entry}} was changed after it was written. The entries before it are intact.',
    UNLINKED:
      'Entry {{entry}} does not follow from entry {{before}}: something was inserted or removed there.',
    CUT_OFF: 'The newest entries, from {{entry}} on, are missing.',
    REWRITTEN:
      'Entry {{entry}}, or one after it, does not match a signed checkpoint kept outside the database: earlier entries were rewritten.',
  },
  tell: 'Please contact support, and change nothing in the meantime.',
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
