import type { Article } from '../domain/article';

const change = { resource: 'QUOTES', action: 'UPDATE' } as const;
const create = { resource: 'QUOTES', action: 'CREATE' } as const;
const VIEW = '/quotes/view/:id';

/** Making, sending and changing quotes. */
export const QUOTE_ARTICLES: readonly Article[] = [
  {
    ...{ slug: 'make-a-quote', section: 'QUOTES', title: 'Make a quote', needs: create },
    summary: 'Choose who, what and where; the lines and prices follow from your configuration.',
    steps: [
      'Choose **New Quote**, at the top of every page.',
      'Choose the client. If they are not in the list yet, type their name and choose **Add a new client**.',
      'Choose the surgery, the doctor, the hospital and the site. All lines appear with their prices.',
      'A doctor or a surgery that is new can be added in the same way. Open a line to choose options for it alone.',
      'Type over any figure that is different for this patient. It is marked as typed, with the computed figure beside it.',
      'Look at **What the patient sees**, then choose **Save draft** or **Save and send**.',
    ],
    notes: [
      'A line with no fee must say that it is not included, so that the patient is not surprised later.',
    ],
    page: { label: 'New Quote', path: '/quotes/create' },
    at: ['/quotes/create', '/quotes'],
    asks: [
      'How do I create a new quote?',
      'an estimate for a patient',
      'start a quotation',
      'price a surgery for someone',
    ],
  },
  {
    ...{ slug: 'send-a-quote', section: 'QUOTES', title: 'Send a quote to the patient', needs: change },
    summary: 'The patient gets an email with a private link. From then on the quote cannot be changed.',
    steps: [
      'Open the draft and choose **Send**.',
      'Read the checklist before sending: class, side, place and insurance, then what the patient must know. **Complete** beside a point leads to what is missing.',
      'Check the email address and the day until which the quote is valid.',
      'Choose **Send quote**.',
    ],
    notes: [
      'The email never names the procedure or an amount. The patient reads them after proving who they are.',
      'Sending plans a callback, so that nobody forgets to ask what the patient decided.',
    ],
    page: { label: 'Drafts', path: '/quotes' },
    at: [VIEW, '/quotes', '/quotes/edit/:id'],
    asks: [
      'email the quote',
      'How does the patient get the quote?',
      'deliver an estimate',
      'mail out the quote',
    ],
  },
  {
    ...{
      slug: 'resend-a-quote',
      section: 'QUOTES',
      title: 'Send a quote again, or copy its link',
      needs: change,
    },
    summary: 'For a lost email or a wrong address. The old link stops working.',
    steps: [
      'Correct the email address on the client first, if it was wrong.',
      'Open the quote and choose **Resend** from **More actions**, or **Resend** in the list of quotes.',
      'To hand the link over in another way, choose **Copy link**. It is shown once.',
    ],
    at: [VIEW, '/quotes'],
    asks: [
      'the patient lost the email',
      'the patient did not receive the quote',
      'the email never arrived',
      'the email with the quote did not arrive',
      'the link does not work any more',
      'email bounced',
      'send the link by SMS',
    ],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{
      slug: 'change-a-sent-quote',
      section: 'QUOTES',
      title: 'Change a quote that was sent',
      needs: change,
    },
    summary: 'A sent quote is never altered. You start a new version, and the patient gets that one.',
    steps: [
      'Open the quote and choose **Revise**.',
      'Keep the prices of this version, or use today’s prices; the difference is shown before you decide.',
      'Change what is needed and choose **Send**. The former version’s link stops working then, not before.',
    ],
    notes: ['**Compare** under **Versions** shows line by line what differs.'],
    at: [VIEW],
    asks: [
      'edit a quote after sending',
      'I made a mistake in the quote',
      'update the price of a quote the patient already has',
      'new version of a quote',
    ],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{
      slug: 'change-a-signed-quote',
      section: 'QUOTES',
      title: 'Change what a patient has signed',
      needs: change,
    },
    summary: 'What was signed stands until the patient signs the change.',
    steps: [
      'Open the accepted quote and choose **Change**.',
      'Enter the reason for your records, and change the lines.',
      'Send it. The patient sees only what differs, with the amounts before and after, and signs that.',
    ],
    notes: [
      'The surgery case goes on all the while. If the change is not signed, what was signed before still holds.',
    ],
    at: [VIEW],
    asks: [
      'variation of a signed quote',
      'extra procedure after acceptance',
      'the surgery changed after the patient signed',
    ],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{ slug: 'requote-expired', section: 'QUOTES', title: 'Re-quote an expired quote', needs: change },
    summary: 'Starts a new version at today’s prices for a patient who took too long.',
    steps: [
      'Open **Quotes** and choose the view **Closed**.',
      'Open the quote and choose **Re-quote**.',
      'Check the difference to the former total, then send it.',
    ],
    at: [VIEW, '/quotes'],
    asks: ['the quote has expired', 'extend the validity', 'patient wants to accept an old quote'],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{ slug: 'withdraw-a-quote', section: 'QUOTES', title: 'Withdraw a quote', needs: change },
    summary: 'The link stops working at once and the patient can no longer accept.',
    steps: [
      'Open the quote and choose **Withdraw** from **More actions**.',
      'Enter a reason. The patient does not see it.',
      'Choose **Withdraw quote**.',
    ],
    notes: ['**Reopen** starts a new version if the patient wants a quote after all.'],
    at: [VIEW],
    asks: [
      'cancel a quote',
      'take back a quote',
      'the quote was sent to the wrong person',
      'stop the patient from accepting',
    ],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{
      slug: 'reopen-a-declined-quote',
      section: 'QUOTES',
      title: 'Make another offer after a patient declined',
      needs: change,
    },
    summary: 'Reopening keeps the patient’s answer on record and starts a new version.',
    steps: [
      'Open the declined quote and read the reason.',
      'Choose **Reopen** and change what would help.',
      'Send the new version. The patient gets a new link.',
    ],
    at: [VIEW],
    asks: ['the patient rejected the quote', 'patient said no', 'declined quote new offer'],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{ slug: 'answer-a-question', section: 'QUOTES', title: 'Answer a patient’s question', needs: change },
    summary: 'Questions come in with the quote. The patient can still accept while you answer.',
    steps: [
      'Open **Quotes** and choose the view **Questions**, or follow the notification.',
      'Open the quote and read the **Conversation**.',
      'Choose **Answer here** and write, or **Answered by telephone** and note what was said.',
      'Choose **Send answer**. The patient is emailed that there is an answer, without its text.',
    ],
    notes: ['The time by which you want to answer is set under **Patient page**.'],
    at: [VIEW, '/quotes', '/dashboard'],
    asks: [
      'reply to a patient',
      'the patient asked something about the quote',
      'query received',
      'message from a patient',
    ],
    page: { label: 'Questions', path: '/quotes' },
  },
  {
    ...{
      slug: 'record-an-acceptance',
      section: 'QUOTES',
      title: 'Record an acceptance by telephone or on paper',
      needs: change,
    },
    summary: 'For patients who do not use the link. It is labelled as recorded by staff.',
    steps: [
      'Open the quote and choose **Record an acceptance** from **More actions**.',
      'Choose **By telephone** or **On paper**, and when it was.',
      'Note how you checked who it was. Add a scan of a signed paper.',
      'Choose **Record acceptance**. The patient is asked by email to confirm it.',
    ],
    notes: [
      'If the patient says that this is not right, you get a notification straight away, and the case is held: it can’t be scheduled, confirmed or billed.',
      'Open the case and choose **Settle**: say what you found and why, with a note or a document as evidence. The patient is told.',
    ],
    at: [VIEW],
    asks: [
      'patient accepted over the phone',
      'signed on paper',
      'upload a signed quote',
      'verbal consent',
      'fax',
    ],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{
      slug: 'ask-for-a-discount',
      section: 'QUOTES',
      title: 'Give a discount above the limit',
      needs: change,
    },
    summary: 'A discount above your practice’s limit needs somebody’s approval before the quote is sent.',
    steps: [
      'Enter the discount under **Discount and notes**, or on a line.',
      'Say why it should be approved, and save. Whoever may change prices is notified.',
      'Once it is approved, send the quote.',
    ],
    notes: [
      'The limit is set under **Quote settings**. A higher discount later needs a new approval. Nobody approves what they asked for themselves, unless nobody else at the practice may.',
    ],
    at: [VIEW, '/quotes/edit/:id', '/quotes/create', '/admin/quote-settings'],
    asks: [
      'approve a discount',
      'discount needs approval',
      'reduce the price for a patient',
      'special price for staff or family',
    ],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{ slug: 'quote-templates', section: 'QUOTES', title: 'Save a quote as a template', needs: create },
    summary: 'Saves the surgeries, lines and notes, so your next quote of this kind starts from them.',
    steps: [
      'Open a quote and choose **Save as template** from **More actions**.',
      'Name it, and share it with everyone in the practice if others should use it.',
      'Start from it with **New quote** in **Quote templates**, or **Start from a template** in a new quote.',
    ],
    notes: ['Client, doctor and discounts on the quote are not kept.'],
    at: ['/quote-templates', '/quote-templates/:id', '/quotes/create'],
    asks: ['reuse a quote', 'standard quote', 'package', 'copy lines to another quote'],
    page: { label: 'Quote templates', path: '/quote-templates' },
  },
  {
    ...{
      slug: 'duplicate-a-quote',
      section: 'QUOTES',
      title: 'Copy a quote for another patient',
      needs: create,
    },
    summary: 'The copy is a new draft with its own number, at today’s prices.',
    steps: [
      'Open the quote and choose **Duplicate** from **More actions**.',
      'Keep the client, or choose **Another client**.',
      'Choose **Duplicate**, and check the new draft.',
    ],
    at: [VIEW],
    asks: ['same quote for someone else', 'clone a quote', 'duplicate'],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{ slug: 'export-quotes', section: 'QUOTES', title: 'Export quotes to a spreadsheet' },
    summary: 'A CSV file of the quotes that the list shows, for Excel or Numbers.',
    steps: [
      'Open **Quotes** and set the filters that you need.',
      'Choose **Export**.',
      'Confirm who you are if you are asked to, and choose **Export** again.',
    ],
    notes: [
      'Every other list has its export as well, with the columns that you have chosen.',
      'A long list is made in the background; a notification tells you when it is ready. Every export is recorded in the audit trail.',
    ],
    at: ['/quotes'],
    asks: ['download quotes', 'Excel', 'spreadsheet of quotes', 'CSV of quotes', 'get data out'],
    page: { label: 'Quotes', path: '/quotes' },
    needs: { resource: 'QUOTES', action: 'UPDATE' },
  },
];
