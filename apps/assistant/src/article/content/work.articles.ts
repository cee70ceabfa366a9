import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const admins = { roles: ADMINS } as const;
const leads = { resource: 'LEADS', action: 'READ' } as const;

/** How enquiries come in, and what every list and report can do. */
export const WORK_ARTICLES: readonly Article[] = [
  {
    ...{
      slug: 'enquiry-form',
      section: 'LEADS',
      title: 'Put an enquiry form on your website',
      needs: admins,
    },
    summary: 'Whoever fills it in becomes a lead at once, and your staff are told.',
    steps: [
      'Open **Enquiries and leads** and switch **Take enquiries by the form** on.',
      'Write the **Greeting**, and add your website under **Websites that may show the form**.',
      'Choose **Save form**, then copy the **Code for your website** into your page, or share the **Link to the form**.',
    ],
    at: ['/admin/enquiries'],
    asks: [
      'contact form',
      'web form',
      'embed',
      'iframe',
      'online enquiries',
      'request a consultation online',
    ],
    page: { label: 'Enquiries and leads', path: '/admin/enquiries' },
  },
  {
    ...{ slug: 'website-keys', section: 'LEADS', title: 'Send leads from your own website', needs: admins },
    summary: 'With a key, the server of your website adds leads. It can do nothing else.',
    steps: [
      'Open **Enquiries and leads** and choose **New key**.',
      'Say what it is for and choose **Create key**.',
      'Copy the key now: it is shown only once. **Try it** shows a command that adds a lead.',
    ],
    notes: ['If a key got into the wrong hands, choose **Revoke**. Leads that it added stay.'],
    at: ['/admin/enquiries'],
    asks: [
      'API key',
      'webhook',
      'connect WordPress',
      'integrate a landing page',
      'Zapier',
      'developer access',
    ],
    page: { label: 'Enquiries and leads', path: '/admin/enquiries' },
  },
  {
    ...{ slug: 'assign-leads', section: 'LEADS', title: 'Choose who gets new leads', needs: admins },
    summary: 'Nobody until somebody takes it, or your colleagues in turn.',
    steps: [
      'Open **Enquiries and leads** and find **New leads**.',
      'Under **Who gets a new lead** choose **Colleagues in turn**, and name the **Colleagues who take turns**.',
      'Choose **Save lead settings**.',
    ],
    notes: ['**Reach everyone within** says after how many hours a lead that nobody has reached is marked.'],
    at: ['/admin/enquiries'],
    asks: [
      'round robin',
      'distribute leads',
      'owner of a lead',
      'lead response time',
      'reasons for lost leads',
    ],
    page: { label: 'Enquiries and leads', path: '/admin/enquiries' },
  },
  {
    ...{ slug: 'reach-new-leads', section: 'LEADS', title: 'See who has not been reached yet', needs: leads },
    summary: 'How long each person has been waiting for a first call.',
    steps: [
      'Open **Leads** and choose the view **Not contacted yet**.',
      'Call, then choose **Mark as contacted**, or **Log contact** for a further call.',
    ],
    at: ['/leads', '/leads/:id'],
    asks: ['first call', 'who is waiting for us', 'uncontacted leads', 'respond to enquiries'],
    page: { label: 'Leads', path: '/leads' },
  },
  {
    ...{ slug: 'save-a-view', section: 'START', title: 'Keep a list as you like it' },
    summary: 'Filters and order as a tab above the list, for you or for the practice.',
    steps: [
      'Set the filters and the order of a list.',
      'Choose **Save view**, and name it. Tick **Share with the practice** if colleagues should have it.',
      'Choose **Columns** to show, hide and move columns.',
    ],
    notes: ['What you searched for is not kept: it may be a patient’s name.'],
    at: ['/clients', '/leads', '/quotes'],
    asks: ['saved filter', 'hide a column', 'my own list', 'default view', 'customise the table'],
  },
  {
    ...{ slug: 'change-several', section: 'START', title: 'Change several records at once' },
    summary: 'Select rows, choose what happens, and undo it if it was wrong.',
    steps: [
      'Tick the rows. **Select all on this page** takes the whole page, and then all that match.',
      'Choose what happens from the bar that appears, such as **Assign** or **Set status**.',
      'Choose **Undo** if it was a mistake.',
    ],
    notes: [
      'Each record is changed with its own rules; those that could not be changed are named with the reason.',
    ],
    at: ['/leads', '/clients'],
    asks: ['bulk edit', 'mass update', 'edit many records together', 'select all', 'many at a time', 'batch'],
  },
  {
    ...{ slug: 'export-a-list', section: 'START', title: 'Export any list' },
    summary:
      'As a CSV file or an Excel workbook with the filters and columns that you see. Long ones are written in the background.',
    steps: [
      'Set the filters of the list and choose **Export**.',
      'Tick **Every field of the record, not only these columns** for the rest, such as street addresses and second phones, and choose CSV or Excel.',
      'Headings and words are those of the screen. Choose **For other programs: firstName, DAY_SURGERY, true** where a program reads the file. Either comes back in by **Import**.',
      'A long list is written in the background. It is under **Exports** when it is ready, for 24 hours.',
    ],
    notes: [
      'You need the right to change what the list shows. Where you may only read it, **Export** is not there.',
    ],
    at: ['/exports', '/clients', '/leads'],
    asks: ['download clients', 'mailing list', 'get my data out', 'csv of leads', 'backup of our records'],
    page: { label: 'Exports', path: '/exports' },
  },
  {
    ...{
      slug: 'read-the-reports',
      section: 'PRACTICE',
      title: 'See how the practice is doing',
      needs: { resource: 'REPORTS', action: 'READ' },
    },
    summary: 'Enquiries, quotes, acceptance and value, by month, procedure, doctor, site and source.',
    steps: [
      'Open **Reports** and choose the period, and what to **Compare with**.',
      'Choose a figure: it opens the records that it counts.',
      'Choose a second thing under **And by** to see both at once, such as each procedure by month.',
      'Choose **CSV** beside a table to take it with you.',
    ],
    notes: [
      '**How it is counted** stands beside each table.',
      'By doctor, the enquiries are those that a doctor of your directory referred; the quotes are those of the doctor who operates.',
    ],
    at: ['/reports'],
    asks: [
      'statistics',
      'conversion rate',
      'how many quotes were accepted last month',
      'which doctors refer patients to us',
      'analytics',
      'revenue',
      'kpi',
      'procedures per month',
      'two way table of doctors and sites',
    ],
    page: { label: 'Reports', path: '/reports' },
  },
  {
    ...{ slug: 'ask-q', section: 'START', title: 'Chat with Q, the assistant' },
    summary: 'Q answers from these help articles, and names the ones it used.',
    steps: [
      'Choose **Ask Q** at the top of any page.',
      'Write **Your question**, or choose one of those offered for the page you are on.',
      'The answer appears as it is written. Choose **Stop** if you have read enough.',
      'Open an article under **From the help** to see every step.',
    ],
    notes: [
      'Please leave out patients’ names and details.',
      'Nothing of the conversation is stored. **Start again** clears it.',
      'Q answers no medical questions: ask the surgeon or your clinical team.',
      'An administrator can choose **Let an outside language model word Q’s answers** in **Organisation settings**. A third party then gets the words of a question that stand in the help, and no others.',
    ],
    at: ['/help'],
    asks: ['assistant', 'chatbot', 'chat with the help', 'artificial intelligence', 'stop the answer'],
    page: { label: 'Help', path: '/help' },
  },
];
