import type { Article } from '../domain/article';

/** What staff keep with a surgery case, and what they give to the hospital. */
export const CASE_PAPER_ARTICLES: readonly Article[] = [
  {
    slug: 'case-documents',
    section: 'CASES',
    title: 'Keep documents with a surgery case',
    summary: 'Referrals, consents, reports and fund approvals, up to 20 MB each.',
    steps: [
      'Open **Surgery cases** and then the case.',
      'In **Documents**, choose at **What is it about?** what you add, then choose the file or drop it there.',
      'The name opens a PDF or a picture. The pencil renames it; the bin deletes it.',
    ],
    notes: [
      'PDF, Word, JPEG, PNG and HEIC files are recognised by their contents, not by their name.',
      'A deleted document is under **Deleted documents**, where it can be restored.',
      'Referrals, pathology, imaging and booking forms are for those whom your practice allows to see medical notes. Others do not see them in the list.',
      'The audit records who viewed or downloaded a document, and when.',
    ],
    at: ['/surgery-cases/:id'],
    asks: [
      'upload a referral',
      'attach a file',
      'scan of the consent',
      'pathology report',
      'restore a deleted file',
    ],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
    needs: { resource: 'QUOTES', action: 'READ' },
  },
  {
    slug: 'hospital-booking-form',
    section: 'CASES',
    title: 'Make the booking form for the hospital',
    summary: 'A PDF with your letterhead, filled in with what the case, the quote and the records say.',
    steps: [
      'Open the case from **Surgery cases**.',
      'In **Hospital booking form**, choose **Edit details** and add admission, equipment, allergies and alerts.',
      'Choose **Download form**, or **Save to documents** to keep what you sent.',
    ],
    notes: [
      'What nobody knows stays a line to fill in by hand. The panel says which lines these are.',
      'The details name allergies and alerts, so only those see them, and the form, whom your practice allows to see medical notes.',
    ],
    at: ['/surgery-cases/:id'],
    asks: ['theatre booking form', 'book the hospital', 'admission form', 'form for the day surgery'],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
    needs: { resource: 'QUOTES', action: 'READ' },
  },
  {
    slug: 'billed-fees',
    section: 'CASES',
    title: 'Compare what was billed with the quote',
    summary:
      'Once the surgery is completed, enter what was billed for each line, with the reason of a difference.',
    steps: [
      'Open the case from **Surgery cases**, and go to **Billed fees**.',
      'Choose **Enter** on a line, and enter the amount before GST, the date and the invoice number.',
      'If it differs from the quote, choose at **Why it differs** a reason.',
      '**Enter the rest as quoted** fills in all other lines.',
      '**Add an item that was not quoted** enters what the quote does not have, with the reason. **Change** corrects it afterwards, its name included.',
    ],
    notes: ['**Remove** takes an entry out. Each change is kept in the audit.'],
    at: ['/surgery-cases/:id'],
    asks: ['enter an invoice', 'quoted versus billed', 'the bill was higher than the quote', 'actual fees'],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
    needs: { resource: 'QUOTES', action: 'UPDATE' },
  },
];
