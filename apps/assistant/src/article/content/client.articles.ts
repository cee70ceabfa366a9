import type { Article } from '../domain/article';

const CLIENTS = 'CLIENTS';
const LEADS = 'LEADS';

/** People: those who asked, and those who are clients. */
export const CLIENT_ARTICLES: readonly Article[] = [
  {
    ...{ slug: 'add-a-client', section: 'CLIENTS', title: 'Add a client' },
    summary: 'A person for whom you make quotes.',
    steps: [
      'Open **Clients** and choose **New client**.',
      'Enter name, email and phone. The date of birth is needed to send a quote.',
      'Choose **Add client**.',
    ],
    notes: ['While you make a quote, you can add the client without leaving it.'],
    at: ['/clients', '/clients/new'],
    asks: ['new patient', 'create a patient record', 'register a patient'],
    page: { label: 'New client', path: '/clients/new' },
    needs: { resource: CLIENTS, action: 'CREATE' },
  },
  {
    ...{ slug: 'import-clients', section: 'CLIENTS', title: 'Import clients from a CSV file' },
    summary: 'Brings your list over from Excel or from another program.',
    steps: [
      'Save the list as a CSV file. The first line names the columns: firstName, lastName, email and phone are required.',
      'Open **Clients** and choose **Import CSV**.',
      'Choose the file, and what happens when a client exists already: skip, overwrite, merge, or add and flag.',
      'Choose **Start import**. You can leave the page; it goes on in the background.',
    ],
    notes: [
      '**Download a template** saves a file with all columns, ready to fill in.',
      'Every line is accounted for: created, skipped, or refused with its number and the reason. **Download messages** keeps them.',
    ],
    at: ['/clients/import', '/clients'],
    asks: [
      'upload a spreadsheet',
      'Excel import',
      'bulk upload',
      'move from another system',
      'migrate data',
      'entered twice',
    ],
    page: { label: 'Import clients', path: '/clients/import' },
    needs: { resource: CLIENTS, action: 'CREATE' },
  },
  {
    ...{ slug: 'correct-a-client', section: 'CLIENTS', title: 'Correct a client’s details' },
    summary: 'A new name, address, email or phone.',
    steps: ['Open the client and choose **Edit**.', 'Change what is needed and save.'],
    notes: [
      'Quotes that were sent keep the details they were sent with.',
      'If a quote did not arrive because the address was wrong, correct it here and resend the quote.',
    ],
    at: ['/clients/:id', '/clients/:id/edit'],
    asks: [
      'change an email address',
      'patient moved',
      'patient married and changed name',
      'wrong phone number',
      'fix a typo in a name',
    ],
    page: { label: 'Clients', path: '/clients' },
    needs: { resource: CLIENTS, action: 'UPDATE' },
  },
  {
    ...{ slug: 'delete-and-restore', section: 'CLIENTS', title: 'Delete something, and get it back' },
    summary: 'Clients, leads and directory records can be restored.',
    steps: [
      'Open the record and choose **Delete**. If other records hang on it, they are named first.',
      'Choose **Undo** in the message that appears, or later the view **Deleted** of the list and **Restore**.',
    ],
    notes: ['What a patient signed is never deleted.'],
    at: ['/clients/:id', '/clients', '/leads/:id'],
    asks: ['remove a client', 'I deleted a patient by mistake', 'undo', 'recover', 'trash'],
    page: { label: 'Clients', path: '/clients' },
    needs: { resource: CLIENTS, action: 'DELETE' },
  },
  {
    ...{ slug: 'add-a-lead', section: 'LEADS', title: 'Add a lead for somebody who asked' },
    summary: 'A lead is a person who asked about a surgery and is not a client yet.',
    steps: [
      'Choose **New Lead**, at the top of every page.',
      'Enter the name and a phone number, an email address or both.',
      'Note what they asked, what they are interested in and when to follow up.',
      'Choose **Add lead**.',
    ],
    at: ['/leads', '/leads/new', '/leads/board'],
    asks: ['enquiry', 'someone called about a surgery', 'new inquiry', 'prospect'],
    page: { label: 'New lead', path: '/leads/new' },
    needs: { resource: LEADS, action: 'CREATE' },
  },
  {
    ...{ slug: 'work-the-lead-board', section: 'LEADS', title: 'Work with the lead board' },
    summary: 'Columns by status, each with its count and expected value.',
    steps: [
      'Open **Leads** and choose **Board**.',
      'Drag a card to the next column, or focus it and use the keyboard as the hint says.',
      'A card tells how long the person has been waiting and when to follow up.',
    ],
    notes: [
      'A card is marked when nothing has happened with the lead for a week.',
      'If a colleague moved the card first, it goes back and says so.',
    ],
    at: ['/leads/board'],
    asks: ['kanban', 'move a lead', 'pipeline', 'drag and drop'],
    page: { label: 'Lead board', path: '/leads/board' },
    needs: { resource: LEADS, action: 'READ' },
  },
  {
    ...{ slug: 'convert-a-lead', section: 'LEADS', title: 'Turn a lead into a client' },
    summary: 'In one step, with a quote started if you like.',
    steps: [
      'Open the lead and choose **Convert to client**.',
      'If the person may be a client already, link it with the match.',
      'Otherwise choose **Add client**, or **Add client and start quote**.',
    ],
    at: ['/leads/:id', '/leads'],
    asks: ['lead becomes patient', 'lead wants a quote', 'convert'],
    page: { label: 'Leads', path: '/leads' },
    needs: { resource: LEADS, action: 'UPDATE' },
  },
  {
    ...{ slug: 'lose-a-lead', section: 'LEADS', title: 'Mark a lead as lost' },
    summary: 'With the reason, so that you learn from it. It can be reopened.',
    steps: [
      'Open the lead and choose **Mark as lost**.',
      'Say why, and confirm.',
      'Choose **Reopen** if the person calls again.',
    ],
    at: ['/leads/:id', '/leads'],
    asks: ['not interested any more', 'close a lead', 'lead went elsewhere', 'could not be reached'],
    page: { label: 'Leads', path: '/leads' },
    needs: { resource: LEADS, action: 'UPDATE' },
  },
  {
    ...{ slug: 'change-many-leads', section: 'LEADS', title: 'Change many leads at once' },
    summary: 'Assign them, set their status, or mark them as lost for one reason. It can be undone.',
    steps: [
      'Open **Leads**, filter the list, and select rows. **Select all on this page** selects the page.',
      'Choose **Assign**, **Set status** or **Mark as lost**.',
      'Choose **Undo** in the bar that says what was done, to have every lead as it was.',
    ],
    notes: ['A lead that somebody has changed meanwhile is left alone, and named.'],
    at: ['/leads'],
    asks: ['bulk change', 'several leads', 'assign many leads', 'lose old leads', 'tidy up leads'],
    page: { label: 'Leads', path: '/leads' },
    needs: { resource: LEADS, action: 'UPDATE' },
  },
];
