import type { QuoteStatus } from '@quillcare/contracts';

export const LIST = {
  title: 'Quotes',
  newQuote: 'New Quote',
  search: 'Search by number, client or doctor',
  tabs: 'Quotes by status',
  all: 'All',
  empty: 'No quotes yet.',
  emptyHint: 'Start one for a client, and send it when the fees are complete.',
  columns: {
    number: 'Number',
    client: 'Client',
    doctor: 'Doctor',
    status: 'Status',
    mail: 'E-mail',
    validUntil: 'Valid until',
    created: 'Created',
    total: 'Total',
  },
};

export const MAIL = {
  PENDING: 'On its way',
  DELIVERED: 'Delivered',
  FAILED: 'Not delivered',
  none: 'Not sent',
};

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
  facts: 'Facts',
  story: 'What happened',
  queries: 'Questions from the patient',
  callback: 'Callback',
  history: 'History',
  historyEmpty: 'Nothing has been recorded yet.',
  loadFailed: 'This quote could not be loaded',
  withdrawn: (number: string) => `Quote ${number} was withdrawn`,
  deleteTitle: 'Delete this draft?',
  deleteHint: 'Nothing was sent to the patient.',
};

export const FACTS = {
  doctor: 'Doctor',
  hospital: 'Hospital',
  procedureClass: 'Class',
  validUntil: 'Valid until',
  revision: 'Version',
  phone: 'Phone',
  email: 'E-mail',
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
    accepted: 'Closed: the quote was accepted',
    rejected: 'Closed: the quote was declined',
    withdrawn: 'Closed: the quote was withdrawn',
    expired: 'Closed: the quote expired',
  } as Partial<Record<string, string>>,
  attempts: (count: number) => (count === 1 ? '1 try so far' : `${count} tries so far`),
};

export const NEXT_STEP: Record<QuoteStatus, string> = {
  DRAFT: 'Check the fees and send it to the patient.',
  SENT: 'Wait for the patient’s answer, or call them.',
  QUERY_RECEIVED: 'Call or email the patient to answer their question.',
  ACCEPTED: 'Call the patient to agree on a date.',
  REJECTED: 'Read the reason, and call the patient if another option would help.',
  EXPIRED: 'Call the patient, or create a new quote.',
  WITHDRAWN: 'Create a new quote if the patient still wants one.',
};
export const MAIL_FAILED_STEP =
  'The e-mail did not arrive. Check the address with the client, withdraw this quote and send a new one.';

export const TIMELINE = {
  created: 'Draft created',
  sent: 'Sent to the patient',
  mailPending: 'E-mail on its way',
  mailDelivered: 'E-mail delivered',
  mailFailed: 'E-mail not delivered',
  viewed: 'First opened by the patient',
  query: 'The patient asked a question',
  accepted: 'Accepted and signed',
  rejected: 'Declined by the patient',
  withdrawn: 'Withdrawn by the practice',
  expired: 'Expired without an answer',
};

export const SEND = {
  title: 'Send this quote',
  intro: 'The quote is frozen and a private link goes to the patient. It cannot be changed afterwards.',
  recipient: 'To',
  validUntil: 'Valid until',
  total: 'Total',
  checklist: 'Informed financial consent',
  checklistHint: 'What is missing does not stop you, but the patient should know it before deciding.',
  openClient: 'Open the client',
  confirm: 'Send quote',
  cancel: 'Cancel',
  busy: 'Processing',
  done: 'The quote is on its way',
  linkHint:
    'This is the patient’s private link. It is shown only now; copy it if you want to send it another way.',
  link: 'Private link',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  failed: 'The quote was not sent',
  conflict:
    'Someone else changed this quote. The newest version is shown behind this dialog; read it, then send again.',
};

export const WITHDRAW = {
  title: 'Withdraw this quote?',
  text: 'Its link stops working at once. The patient can no longer accept it.',
  reason: 'Reason',
  reasonHint: 'For your records; the patient does not see it',
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
    CREATE: 'created it',
    UPDATE: 'changed it',
    SEND: 'sent it',
    SIGN: 'signed it',
    SOFT_DELETE: 'deleted it',
    DELETE: 'deleted it',
    RESTORE: 'restored it',
    VIEW: 'opened it',
  } as Partial<Record<string, string>>,
  changed: (from: string, to: string) => `${from} → ${to}`,
  fields: {
    status: 'Status',
    lines: 'Lines',
    validUntil: 'Valid until',
    notesToPatient: 'Notes to the patient',
    rejectionReason: 'Reason',
    withdrawnReason: 'Reason',
    procedureClass: 'Procedure class',
    totalMinor: 'Total in cents',
    mailState: 'E-mail',
  } as Partial<Record<string, string>>,
  nothing: 'empty',
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
