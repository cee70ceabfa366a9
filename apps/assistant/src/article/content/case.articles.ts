import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const admins = { roles: ADMINS } as const;
const change = { resource: 'QUOTES', action: 'UPDATE' } as const;

/** From the accepted quote to the follow-up after surgery. */
export const CASE_ARTICLES: readonly Article[] = [
  {
    slug: 'schedule-a-surgery',
    section: 'CASES',
    title: 'Schedule a surgery',
    needs: change,
    summary: 'Date, time, length, hospital, theatre and people, in one step.',
    steps: [
      'Open the case in **Surgery cases** and choose **Open the case**.',
      'Choose **Schedule**, and enter date and time. The length comes from your catalogue; change it if you need to.',
      'Choose hospital, theatre, doctor, anaesthetist and assistant, as far as you know them.',
      'Choose **Confirm** once everyone has agreed. If something on the checklist is still open, you see what, and a missing consent needs a reason.',
    ],
    notes: [
      'A weekend or a public holiday is booked only after you choose **Book anyway**.',
      'People and place can be changed later with **Change**, without moving the date.',
    ],
    at: ['/surgery-cases', '/surgery-cases/:id'],
    asks: ['set a date for surgery', 'book a theatre', 'book the anaesthetist', 'operation date'],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
  },
  {
    slug: 'move-or-cancel-a-surgery',
    section: 'CASES',
    title: 'Move or cancel a surgery',
    needs: change,
    summary: 'With a reason, which stays in the history.',
    steps: [
      'Open the case and choose **Move**. Enter the reason and the new date and time.',
      'If there is no new date yet, tick **The new date is still to be found**: theatre and people become free.',
      'A surgery that was moved is confirmed again.',
      'To call it off, choose **Cancel case** and enter the reason. That is possible until the surgery has begun.',
    ],
    at: ['/surgery-cases/:id'],
    asks: [
      'reschedule surgery',
      'postpone the operation',
      'change the date of surgery',
      'call off the surgery',
    ],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
  },
  {
    slug: 'double-bookings',
    section: 'CASES',
    title: 'Avoid double bookings of people and theatres',
    summary: 'Nobody and no theatre is booked twice without somebody knowing it.',
    steps: [
      'When a doctor, assistant, anaesthetist or theatre is booked already, you see for which case and when.',
      'Choose another time, or **Book anyway**. Who booked anyway is kept in the history.',
      'Administrators can have double bookings refused: **Case settings**.',
    ],
    at: ['/surgery-cases/:id', '/admin/case-settings'],
    asks: ['clash', 'theatre conflict', 'surgeon booked twice', 'overlapping surgery'],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
    needs: change,
  },
  {
    slug: 'tell-patients-of-their-surgery',
    section: 'CASES',
    title: 'Email patients about the day of their surgery',
    needs: admins,
    summary: 'Patients are told when their surgery is scheduled, moved to another day or cancelled.',
    steps: [
      'Open **Case settings** in **Admin Tools**.',
      'Switch **Email patients about the day of their surgery** on or off, and choose **Save settings**.',
      '**Change the texts of these emails** leads to their words.',
    ],
    notes: [
      'The email names the day and the number of the quote: no procedure, amount or provider.',
      'If a surgery is moved again before an email is sent, only the latest day is told.',
    ],
    at: ['/admin/case-settings'],
    asks: [
      'does the patient get an email when surgery is scheduled',
      'stop emails about the surgery date',
      'notify the patient of a new surgery date',
    ],
    page: { label: 'Case settings', path: '/admin/case-settings' },
  },
  {
    slug: 'cosmetic-pathway',
    section: 'CASES',
    title: 'Record the steps before a cosmetic surgery',
    needs: change,
    summary: 'Referral, two consultations, screening, quote, consent, and then the cooling-off period.',
    steps: [
      'Open the case. **Before booking** shows each step as done or open.',
      'Choose **Record** at a step, and enter the date, who did it and the **Document** that proves it. Delivery of the quote and signed consent are known by themselves.',
      'The order counts: referral by an independent GP or specialist, two consultations on different days, one of them in person with the operating doctor, then the consent. What does not count is said in a sentence. Below 18 an independent evaluation and three months are needed too.',
      'The cooling-off period starts after the last step. **May this be booked, and why** shows from which day, with every step and the source of the rules, and prints it.',
    ],
    notes: [
      'Nobody can bypass these steps, whatever their role. People chosen in **Case settings** can record a **Medical exception** with a reason and a document, and an administrator or they can **Revoke** it.',
    ],
    at: ['/surgery-cases/:id'],
    asks: [
      'why can I not book a cosmetic procedure',
      'seven days cooling off before booking',
      'psychological screening',
      'GP referral for cosmetic surgery',
    ],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
  },
  {
    slug: 'record-a-deposit',
    section: 'CASES',
    title: 'Record a deposit',
    needs: change,
    summary: 'What the patient paid towards the surgery, and what was given back.',
    steps: [
      'Open the case and choose **Record a deposit**.',
      'Enter amount, date and how it was paid.',
      'For a refund choose **Refunded** under **What happened**.',
      'What a patient paid online is there by itself. Choose **Refund** at the payment to give it back to the card, whole or in part.',
    ],
    notes: ['For a cosmetic procedure this is possible once the steps before booking are done.'],
    at: ['/surgery-cases/:id'],
    asks: ['deposit', 'prepayment', 'refund', 'part payment before surgery'],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
  },
  {
    slug: 'deposits-online',
    section: 'PRACTICE',
    title: 'Take deposits online',
    needs: admins,
    summary: 'Patients pay a deposit by card after they accept, into your own Stripe account.',
    steps: [
      'Open **Deposits online** under **Admin tools**, enter the secret key of your Stripe account and choose **Save settings**.',
      'In Stripe’s dashboard add a webhook with the address and events that the page shows, and enter its **Signing secret of the webhook**.',
      'Enter how much you ask for, within how many days, and what happens **If the surgery is cancelled**.',
      'Tick **Ask for a deposit when a quote is accepted**, and save.',
    ],
    notes: [
      'Patients read the amount before they accept, and pay on the quote’s page afterwards. For a cosmetic procedure that is after the steps before booking and the cooling-off period.',
      'The money goes to your Stripe account and never through Quillcare. To stop, untick it: what was paid can still be refunded.',
    ],
    at: ['/admin/deposits'],
    asks: [
      'take deposits online',
      'let patients pay the deposit on the quote page',
      'connect our Stripe account',
      'stripe key and webhook for deposits',
      'stop taking deposits',
    ],
    page: { label: 'Deposits online', path: '/admin/deposits' },
  },
  {
    slug: 'check-evidence',
    section: 'PRACTICE',
    title: 'Check what patients signed',
    needs: admins,
    summary:
      'Every night Quillcare checks that quotes, answers, documents and the audit trail are as they were stored.',
    steps: [
      'Open **Evidence** under **Admin tools**: it says when everything was last checked, and what was found.',
      'To check at once, choose **Check now**. This also reads every stored file.',
    ],
    notes: [
      'What is damaged, missing or forged stands under **Today** for administrators until a check finds it in order. Please tell support, and change nothing meanwhile.',
    ],
    at: ['/admin/evidence'],
    asks: [
      'check the evidence',
      'is a signed quote unchanged',
      'evidence is not as it was stored',
      'damaged evidence',
      'somebody changed a signed answer',
    ],
    page: { label: 'Evidence', path: '/admin/evidence' },
  },
];
