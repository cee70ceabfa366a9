import type { Asked } from './asked.fixtures';

/** Questions from a practice that had not read the articles. Each was answered with the wrong article at first. */
export const PRACTICE: readonly Asked[] = [
  [
    'A patient says they never got the email with their quote',
    'failed-emails',
    'emails-come-back',
    'resend-a-quote',
  ],
  ['We have a new theatre nurse, how do I give her a login', 'invite-a-colleague'],
  ['How do I take away someone’s access, she’s left', 'colleague-leaves'],
  ['Why can’t I schedule the boob job? It says 7 days', 'cosmetic-pathway'],
  ['Patient didn’t answer the phone, how do I record that', 'callbacks'],
  ['I want one email a day instead of heaps', 'notification-settings'],
  ['Can I put a notice up for everyone', 'announce-something'],
  ['Send emails from our own email address', 'own-mail-server'],
  ['I have a new lead from a phone call', 'add-a-lead'],
  ['Some rows failed in my import', 'fix-an-import'],
  ['How do I undo my import', 'undo-an-import'],
  ['Where do I download our invoices', '-invoices'],
  ['The anaesthetist’s fee isn’t known yet', 'configure-a-surgery', 'make-a-quote', 'why-this-price'],
];
