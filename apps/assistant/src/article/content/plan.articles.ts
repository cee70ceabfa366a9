import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const admins = { roles: ADMINS } as const;

/** Articles about plans, invoices and exporting the whole practice. */
export const PLAN_ARTICLES: readonly Article[] = [
  {
    slug: 'plan-and-trial',
    section: 'PRACTICE',
    title: 'See your plan and trial',
    needs: admins,
    summary: 'What your plan includes and how many days of the trial are left.',
    steps: [
      'Open **Billing** in **Admin Tools**.',
      'Choose a plan, and confirm its price. Under **Invoices** you see what was billed.',
      'Under **History** you see when the trial began and ended, and when the plan changed.',
    ],
    notes: [
      'No credit card is needed for the trial, and nothing is charged during it.',
      'Administrators are reminded by email three days and one day before the end, unless a plan is chosen for afterwards.',
    ],
    at: ['/admin/billing', '/admin/subscription'],
    asks: ['how much is Quillcare', 'subscription', 'when does the trial end', 'money back', 'upgrade'],
    page: { label: 'Billing', path: '/admin/billing' },
  },
  {
    slug: 'plan-is-full',
    section: 'PRACTICE',
    title: 'What to do when your plan is full',
    summary:
      'Plans include so many clients, people and quote templates. At the limit nothing is deleted; only more is refused.',
    steps: [
      'Open **Billing** in **Admin Tools** as an administrator. **What you use** shows how much of each limit is used.',
      'Make room: remove clients or quote templates that you no longer need, deactivate people who have left, or withdraw invitations.',
      'Or choose **Change plan** and a larger plan. An upgrade begins straight away.',
    ],
    notes: [
      'People are everybody who can sign in, and open invitations. During the trial you have the limits of the plan you try.',
      'An import of clients is refused before it begins if the new clients in the file don’t fit, and says how many do.',
      'If you change to a smaller plan you keep everything, and can add more once there is room. A logo you already have stays.',
    ],
    at: ['/admin/billing', '/admin/subscription'],
    asks: [
      'plan limit reached',
      'your plan is full',
      'cannot add another client',
      'how many users can we have',
      'no room for more templates',
      'usage of our plan',
    ],
    page: { label: 'Billing', path: '/admin/billing' },
  },
  {
    slug: 'pay-an-invoice',
    section: 'PRACTICE',
    title: 'Pay a Quillcare invoice',
    needs: admins,
    summary: 'Invoices for your plan are emailed to the billing contact and paid by card or bank transfer.',
    steps: [
      'Open **Billing** in **Admin Tools**. **Invoices** lists what was billed; choose a number to open one, and **Download PDF** for the tax invoice.',
      'Transfer the total to the account on the invoice, and give its number as the reference. Where cards are offered, **Pay by card** beside an open invoice takes you to the card provider’s page. With **Add card** under **Payment methods**, each invoice is charged to your default card on the day after it is issued.',
      'Under **Billing contact** you say whom Quillcare’s invoices are emailed to, and your ABN or NZBN.',
    ],
    notes: [
      'An invoice is due after 14 days. Reminders follow three days before, when it is overdue, and a week later; a week after that your practice becomes read-only until it is paid. Nothing is deleted.',
      'A card that is declined is tried again three and five days later, and the billing contact gets an email each time. You can pay with **Pay by card** or a bank transfer meanwhile. If your bank wants you to confirm the payment, use **Pay by card**. After **Remove** nothing is charged to a card; without a default card you pay by bank transfer.',
      '**Export for accounting** makes a file that Xero or MYOB imports as bills.',
    ],
    at: ['/admin/billing', '/admin/subscription'],
    asks: [
      'Quillcare tax invoice',
      'billing contact',
      'bank details of Quillcare',
      'Xero MYOB bills',
      'our Quillcare invoice is overdue',
      'pay by credit card',
    ],
    page: { label: 'Billing', path: '/admin/billing' },
  },
  {
    slug: 'trial-has-ended',
    section: 'PRACTICE',
    title: 'Continue after the trial has ended',
    summary: 'Your practice is read-only until you choose a plan. Nothing is deleted.',
    steps: [
      'Open **Billing** in **Admin Tools** as an administrator.',
      'Choose **Monthly** or **Yearly**, then a plan, and confirm what it costs. It begins straight away.',
    ],
    notes: [
      'Until then everything can still be read, and exported by those who could before, also the whole practice at once; patients can open and answer what you sent them.',
      'Nothing can be added or changed; what you try says so. You can still withdraw a quote that is wrong, so that no patient signs it.',
    ],
    at: ['/admin/billing', '/admin/subscription'],
    asks: [
      'read-only',
      'trial is over',
      'cannot save',
      'trial expired',
      'practice is locked',
      'keep using Quillcare',
    ],
    page: { label: 'Billing', path: '/admin/billing' },
  },
  {
    slug: 'export-the-whole-practice',
    section: 'PRACTICE',
    title: 'Export the whole practice',
    summary: 'Everything that your practice has, with all documents, in one encrypted archive.',
    steps: [
      'Open **Export the whole practice** in **Admin Tools** as an administrator.',
      'Type a password for the archive twice, and keep it safe: nobody can recover it.',
      'Choose **Start export**. A notification tells you when the archive is ready.',
      'Choose **Download**, and open the archive with 7-Zip on Windows or Keka on a Mac.',
    ],
    notes: [
      'The archive is there for 24 hours. **Delete now** removes it sooner.',
      'It also works while your practice is read-only. Each export and each download is in the audit trail.',
      'Passwords, keys and patients’ links are not in it.',
    ],
    at: ['/exports/practice'],
    asks: [
      'take all our data with us',
      'leave Quillcare',
      'copy of everything',
      'encrypted archive',
      'password of the archive',
    ],
    page: { label: 'Export the whole practice', path: '/exports/practice' },
  },
];
