import type { QuoteStatus } from '@quillcare/contracts';

export const VIEW = {
  back: 'All quotes',
  title: (number: string) => `Quote ${number}`,
  edit: 'Edit',
  send: 'Send',
  remove: 'Delete',
  withdraw: 'Withdraw',
  client: 'Client',
  total: 'Total',
  outOfPocket: 'Out-of-pocket',
  nextStep: 'Next step',
  paper: 'What the patient sees',
  facts: 'Details',
  story: 'Timeline',
  queries: 'Questions from the patient',
  callback: 'Callback',
  history: 'History',
  historyEmpty: 'Nothing has been recorded yet.',
  loadFailed: 'This quote could not be loaded',
  withdrawn: (number: string) => `Quote ${number} was withdrawn`,
  deleteTitle: 'Delete this draft?',
  deleteHint: 'It has not been sent to the patient.',
};

export const FACTS = {
  doctor: 'Doctor',
  hospital: 'Hospital',
  procedureClass: 'Class',
  validUntil: 'Valid until',
  revision: 'Version',
  phone: 'Phone',
  email: 'Email',
  case: 'Surgery case',
  openCase: 'Open surgery case',
  document: 'Document',
  documentHash: 'SHA-256 of the frozen document',
};

export const CALLBACK = {
  none: 'No callback is planned for this quote.',
  due: (date: string) => `Due ${date}`,
  open: 'Open callbacks',
  closed: {
    accepted: 'Closed when the patient accepted',
    rejected: 'Closed when the patient declined',
    withdrawn: 'Closed when the quote was withdrawn',
    expired: 'Closed when the quote expired',
  } as Partial<Record<string, string>>,
  attempts: (count: number) => (count === 1 ? '1 attempt so far' : `${count} attempts so far`),
};

export const NEXT_STEP: Record<QuoteStatus, string> = {
  DRAFT: 'Check the fees and send it to the patient.',
  SENT: 'Wait for the patient’s answer, or call them.',
  QUERY_RECEIVED: 'Call or email the patient to answer their question.',
  ACCEPTED: 'Call the patient to agree on a date.',
  REJECTED: 'Read the reason, and call the patient if another option would help.',
  EXPIRED: 'Call the patient, or create a new quote.',
  WITHDRAWN: 'Create a new quote if the patient still wants one.',
  SUPERSEDED: 'A newer version went out: open that one.',
};
export const MAIL_FAILED_STEP =
  'The email did not arrive. Check the address with the client, then withdraw this quote and send a new one.';

export const TIMELINE = {
  created: 'Draft created',
  sent: 'Sent to the patient',
  mailPending: 'Email on its way',
  mailDelivered: 'Email delivered',
  mailFailed: 'Email not delivered',
  viewed: 'First opened by the patient',
  query: 'The patient asked a question',
  accepted: 'Accepted and signed',
  rejected: 'Declined by the patient',
  withdrawn: 'Withdrawn by the practice',
  expired: 'Expired without an answer',
};

export const SEND = {
  title: 'Send this quote',
  intro: 'We email the patient a private link. You cannot change the quote after sending it.',
  recipient: 'To',
  validUntil: 'Valid until',
  total: 'Total',
  checklist: 'Informed financial consent',
  checklistHint:
    'You can still send the quote, but the patient should have this information before deciding.',
  openClient: 'Open the client',
  confirm: 'Send quote',
  cancel: 'Cancel',
  busy: 'Processing',
  done: 'Quote sent',
  linkHint:
    'This is the patient’s private link. It is shown only once, so copy it now if you want to send it another way.',
  link: 'Private link',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  failed: 'The quote was not sent',
  conflict: 'Someone else changed this quote. Check the latest version behind this dialog, then send again.',
};

export const WITHDRAW = {
  title: 'Withdraw this quote?',
  text: 'The link stops working immediately and the patient can no longer accept the quote.',
  reason: 'Reason',
  reasonHint: 'For your records. The patient does not see it.',
  confirm: 'Withdraw quote',
};

export const CHECKLIST = {
  surgeon: 'Surgeon’s fee',
  assistant: 'Assistant surgeon, or a line that says none is needed',
  anaesthetist: 'Anaesthetist',
  hospital: 'Hospital or theatre',
  providers: 'Every provider who bills has a name',
  benefits: 'Medicare benefit and out-of-pocket',
  validity: 'Still valid',
  missing: 'Missing',
  done: 'Done',
};

export const AUDIT = {
  actions: {
    CREATE: 'created the quote',
    UPDATE: 'changed the quote',
    SEND: 'sent the quote',
    SIGN: 'signed the quote',
    SOFT_DELETE: 'deleted the quote',
    DELETE: 'deleted the quote',
    RESTORE: 'restored the quote',
    VIEW: 'opened the quote',
  } as Partial<Record<string, string>>,
  changed: (from: string, to: string) => `${from} → ${to}`,
  patient: 'The patient',
  more: (count: number) => `and ${count} more`,
};

export const CLASS_NAMES = { MEDICARE: 'Medicare', COSMETIC: 'Cosmetic', MIXED: 'Mixed', OTHER: 'Other' };

export const LINK_LOCKED = {
  reason:
    "The patient's link is locked because a wrong date of birth was entered too often. Check the date of birth with the patient, then unlock the link.",
  unlock: 'Unlock link',
  done: 'The link is unlocked',
  failed: 'The link could not be unlocked',
};
