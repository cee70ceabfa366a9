import type { Article } from '../domain/article';

const read = { resource: 'CLIENTS', action: 'READ' } as const;
const change = { resource: 'CLIENTS', action: 'UPDATE' } as const;

/** What hangs on a client: notes, consents, the household, and two records of one person. */
export const RECORD_ARTICLES: readonly Article[] = [
  {
    slug: 'write-a-note',
    section: 'CLIENTS',
    title: 'Add a note to a client, lead or quote',
    needs: read,
    summary: 'On clients, leads, quotes, the practice and colleagues. Each has a type and a history.',
    steps: [
      'Open the record and go to **Notes**.',
      'Write the note. Choose its **Type of note**, such as **Preference**.',
      'Choose **Add note**, or press Ctrl and Enter.',
    ],
    notes: [
      'A **Warning** stands above the client’s record, quotes and surgery cases.',
      'A **Medical** note is seen only by those whom your practice allows to see medical notes.',
      'Under **History** stands what a note said before it was edited.',
    ],
    at: ['/clients/:id', '/leads/:id'],
    asks: [
      'comment on a patient',
      'allergy',
      'write down what was said',
      'internal remark',
      'remark on the file of a patient',
      'alert on a patient',
    ],
    page: { label: 'Clients', path: '/clients' },
  },
  {
    slug: 'mention-a-colleague',
    section: 'CLIENTS',
    title: 'Ask a colleague in a note',
    needs: read,
    summary: 'With @ and a name. They are told at once, and come to the note with one click.',
    steps: [
      'Write a note or a comment and type @ with the first letters of the name.',
      'Choose the colleague from the list, and finish the sentence.',
      'They find it in the bell, under **Mentions**.',
    ],
    notes: ['Only colleagues who may see the record can be chosen.'],
    at: ['/clients/:id', '/leads/:id', '/quotes/view/:id'],
    asks: ['tag somebody', 'tell a coworker', 'message a colleague', 'at sign'],
    page: { label: 'Clients', path: '/clients' },
  },
  {
    slug: 'record-consent',
    section: 'CLIENTS',
    title: 'Record consent to contact',
    needs: change,
    summary: 'Whether a client agrees to email, SMS, phone or post beyond the quotes they ask for.',
    steps: [
      'Open the client and find **Consent to contact**.',
      'Choose **Record**, change what the client told you, and say how they said it.',
      'Earlier decisions stay under **History**.',
    ],
    notes: ['Clients who do not want emails get no reminders about a quote. The quote itself is still sent.'],
    at: ['/clients/:id'],
    asks: [
      'newsletter',
      'marketing permission',
      'unsubscribe a patient',
      'opt out',
      'spam act',
      'privacy consent',
    ],
    page: { label: 'Clients', path: '/clients' },
  },
  {
    slug: 'link-a-household',
    section: 'CLIENTS',
    title: 'Link people of one household',
    needs: change,
    summary: 'Guardians, parents, children, partners, and who referred whom.',
    steps: [
      'Open the client and find **Household**.',
      'Choose **Add**, and say what the other person is to them.',
      'Find the other client, or enter a name and phone number of **Somebody without a record**.',
    ],
    at: ['/clients/:id'],
    asks: [
      'family',
      'husband and wife',
      'mother and daughter',
      'guardian of a child',
      'referred by',
      'next of kin',
    ],
    page: { label: 'Clients', path: '/clients' },
  },
  {
    slug: 'read-a-timeline',
    section: 'CLIENTS',
    title: 'See everything about a client',
    needs: read,
    summary: 'Notes, enquiries, quotes, questions, calls, emails and surgery in one list, the newest first.',
    steps: [
      'Open the client and scroll to **Timeline**.',
      'Narrow it by a kind, such as **Calls** or **Surgery cases**.',
      'Older entries load as you scroll.',
    ],
    notes: [
      'Of a person with two records that were merged, everything is in one timeline.',
      'Everybody sees what their role may read.',
    ],
    at: ['/clients/:id'],
    asks: ['history of a patient', 'what happened with a client', 'who called the patient', 'activity'],
    page: { label: 'Clients', path: '/clients' },
  },
  {
    slug: 'merge-clients',
    section: 'CLIENTS',
    title: 'Merge two records of one person',
    needs: change,
    summary: 'Quotes, cases, callbacks and notes follow. It can be undone for 30 days.',
    steps: [
      'Open **Possible duplicates** and choose **Compare** beside a pair. From a client, choose **Merge**.',
      'Choose which record stays, and the value to keep where the two differ.',
      'Choose **Merge records**.',
    ],
    notes: [
      'Are they two people? Choose **Not the same person**: the pair is not listed again.',
      'To go back, open the client and choose **Undo merge**.',
    ],
    at: ['/clients/duplicates', '/clients/:id/merge/:otherId', '/clients/:id'],
    asks: ['same patient two records', 'double entry', 'duplicate client', 'combine records'],
    page: { label: 'Possible duplicates', path: '/clients/duplicates' },
  },
];
