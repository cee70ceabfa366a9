import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const admins = { roles: ADMINS } as const;

/** What patients see, how they prove who they are, and what proves what they signed. */
export const PATIENT_ARTICLES: readonly Article[] = [
  {
    ...{ slug: 'how-patients-open-a-quote', section: 'PATIENTS', title: 'How a patient opens a quote' },
    summary: 'By a private link in an email, after proving who they are. They need no account.',
    steps: [
      'The patient follows the link in the email.',
      'They enter their date of birth, a code that we email to them, or both, as your practice has chosen.',
      'They read the quote, then choose options if there are any, then accept, ask or decline: three steps, each a screen of its own.',
    ],
    notes: [
      'Ten failed attempts lock the link. Open the quote and choose **Unlock link** once you know who it was.',
      'A link works until the quote expires, is withdrawn or is replaced. Whoever has the quote open when you send a new version is told, and can go on to it.',
    ],
    at: ['/quotes/view/:id', '/admin/patient-page'],
    asks: [
      'patient login',
      'does the patient need a password',
      'the patient cannot open the quote',
      'link locked',
      'wrong date of birth',
    ],
  },
  {
    ...{ slug: 'unlock-a-link', section: 'PATIENTS', title: 'Unlock a patient’s link' },
    summary: 'After too many wrong dates of birth or codes a link is locked.',
    steps: [
      'Call the patient and make sure that it was them.',
      'Check the date of birth on the client’s record.',
      'Open the quote and choose **Unlock link**.',
    ],
    at: ['/quotes/view/:id'],
    asks: [
      'the link is locked',
      'too many attempts',
      'patient is blocked',
      'patient entered the wrong birthday',
    ],
    page: { label: 'Quotes', path: '/quotes' },
    needs: { resource: 'QUOTES', action: 'UPDATE' },
  },
  {
    ...{
      slug: 'choose-identification',
      section: 'PATIENTS',
      title: 'Choose how patients prove who they are',
      needs: admins,
    },
    summary: 'Date of birth, a code by email, or both.',
    steps: [
      'Open **Patient page** in **Admin Tools**.',
      'Choose under **How patients prove who they are**.',
      'Choose **Save settings**. It holds for links that are opened from now on.',
    ],
    at: ['/admin/patient-page'],
    asks: ['identity check', 'one-time code', 'more security for patients', 'verification of the patient'],
    page: { label: 'Patient page', path: '/admin/patient-page' },
  },
  {
    ...{
      slug: 'edit-the-terms',
      section: 'PATIENTS',
      title: 'Change the terms that patients agree to',
      needs: admins,
    },
    summary: 'Your practice’s own terms, in versions. A quote keeps the version it was sent with.',
    steps: [
      'Open **Patient page** in **Admin Tools** and find the terms.',
      'Change the text and publish it as a new version.',
      'Quotes that you send from now on carry it.',
    ],
    notes: ['Ask your lawyer to read the text. Ours is a start, not advice.'],
    at: ['/admin/patient-page'],
    asks: ['terms and conditions', 'consent wording', 'cancellation policy', 'legal text on the quote'],
    page: { label: 'Patient page', path: '/admin/patient-page' },
  },
  {
    ...{
      slug: 'check-questions',
      section: 'PATIENTS',
      title: 'Ask check questions before signing',
      needs: admins,
    },
    summary: 'A few questions show whether the quote was understood.',
    steps: [
      'Open **Patient page** in **Admin Tools** and find **Check questions**.',
      'Add questions with their answers and mark the right one, if there is one.',
      'Decide whether patients must answer them before they can sign, and save.',
    ],
    at: ['/admin/patient-page'],
    asks: ['does the patient understand the quote', 'quiz', 'informed consent questions'],
    page: { label: 'Patient page', path: '/admin/patient-page' },
  },
  {
    ...{ slug: 'cooling-off', section: 'PATIENTS', title: 'Set the cooling-off period', needs: admins },
    summary: 'Days in which a patient can withdraw the acceptance of a cosmetic procedure.',
    steps: [
      'Open **Patient page** in **Admin Tools**.',
      'Enter the days under **Cooling-off period of cosmetic procedures**. Seven are the least.',
      'Choose **Save settings**. Quotes sent from now on carry it.',
    ],
    at: ['/admin/patient-page'],
    asks: ['patient changed their mind', 'withdraw an acceptance', 'seven days waiting', 'right to withdraw'],
    page: { label: 'Patient page', path: '/admin/patient-page' },
  },
  {
    ...{ slug: 'switch-off-links', section: 'PATIENTS', title: 'Switch off a patient’s link' },
    summary: 'A link that went to the wrong person opens nothing as soon as it is switched off.',
    steps: [
      'Open the quote.',
      'Choose **Switch off links** from **More actions**, and confirm.',
      'Correct the patient’s email address if it was wrong, then **Resend** the quote.',
    ],
    notes: ['All links to the quote stop working, but what was signed stays signed.'],
    at: ['/quotes/view/:id'],
    asks: ['the link went to the wrong email', 'revoke a link', 'disable the link', 'wrong address'],
    page: { label: 'Quotes', path: '/quotes' },
    needs: { resource: 'QUOTES', action: 'UPDATE' },
  },
  {
    ...{
      slug: 'signed-documents',
      section: 'PATIENTS',
      title: 'Get the signed document and its certificate',
    },
    summary: 'Each acceptance has a sealed PDF with a certificate of who signed what, when and how.',
    steps: [
      'Open the accepted quote.',
      'Download the signed document as a PDF.',
      'Anyone can check it at **Check a document**: the file never leaves their computer.',
    ],
    notes: [
      'The patient gets a link to the same document by email.',
      'The square code on the document opens **Check a document** on a phone.',
      'If the quote was signed on paper, **Download scan of the signed paper** is in the same place.',
      'A patient who did not sign can say so on the quote’s page. The case is then held until somebody settles it there.',
    ],
    at: ['/quotes/view/:id', '/surgery-cases', '/verify'],
    asks: [
      'PDF of the signed quote',
      'proof of signature',
      'is this document genuine',
      'evidence of consent',
      'print the quote',
    ],
    page: { label: 'Check a document', path: '/verify' },
    needs: { resource: 'QUOTES', action: 'READ' },
  },
  {
    ...{ slug: 'guardian-signs', section: 'PATIENTS', title: 'When a parent or guardian signs' },
    summary: 'Somebody else can sign for the patient, and says by what authority. For a child they must.',
    steps: [
      'The person opens the link and proves the patient’s identity as usual.',
      'Before signing they choose that they sign for the patient, and enter their name, relationship and authority.',
      'For a patient below the age they confirm an email address of their own with a code.',
      'The certificate and the surgery case show who signed, and what was checked of them.',
    ],
    notes: [
      'Patients sign alone from 18; from 16 in South Australia and New Zealand, unless it is cosmetic. Set the state of your practice on **Patient page**; you can ask for a higher age there, never a lower one.',
      'A second person can be asked to sign as well: **Patient page**, **A second person signs as well**.',
    ],
    at: ['/quotes/view/:id', '/admin/patient-page'],
    asks: [
      'the patient is a child',
      'power of attorney',
      'parent signs for a minor',
      'substitute decision maker',
    ],
  },
  {
    ...{
      slug: 'sign-on-a-tablet',
      section: 'QUOTES',
      title: 'Let a patient sign on the practice’s tablet',
      needs: { resource: 'QUOTES', action: 'UPDATE' },
    },
    summary: 'The device shows only this quote, and your session stays locked until you enter your password.',
    steps: [
      'Open the quote on the tablet and choose **Sign on this device** from **More actions**.',
      'Choose **Hand over** and give the device to the patient.',
      'When you have it back, enter your password to go on.',
    ],
    at: ['/quotes/view/:id'],
    asks: ['sign in the rooms', 'patient signs at reception', 'iPad signing', 'sign in person'],
    page: { label: 'Quotes', path: '/quotes' },
  },
  {
    ...{ slug: 'remind-patients', section: 'QUOTES', title: 'Remind patients of open quotes' },
    summary:
      'By email before the last valid day and after a week of silence, until they answer, ask or say stop.',
    steps: [
      'Open **Quote settings** in **Admin Tools** and find **Reminders to patients**.',
      'Choose the days, or switch **Remind patients of open quotes** off, and choose **Save reminders**.',
    ],
    notes: [
      'Emails go between 9 am and 5 pm where your practice is, each with a link to stop them.',
      'Changes apply to quotes sent from now on.',
    ],
    at: ['/admin/quote-settings'],
    asks: ['automatic reminder', 'follow-up email', 'chase a patient', 'patient has not replied', 'nudge'],
    page: { label: 'Quote settings', path: '/admin/quote-settings' },
    needs: { roles: ['ORG_ADMIN', 'SUPER_ADMIN'] },
  },
  {
    ...{ slug: 'stop-reminders', section: 'QUOTES', title: 'Stop reminders of a quote' },
    summary: 'The patient gets no more reminders of it, whatever its version.',
    steps: ['Open the quote and find **Reminders to the patient**.', 'Choose **Stop reminders**.'],
    notes: [
      'The panel shows what was sent, what is planned, and why something was not sent.',
      'What you stopped you can take back by **Send reminders again**; what the patient asked for stays.',
    ],
    at: ['/quotes/view/:id'],
    asks: ['no more emails', 'unsubscribe a patient', 'when was the patient reminded', 'too many emails'],
    page: { label: 'Quotes', path: '/quotes' },
    needs: { resource: 'QUOTES', action: 'READ' },
  },
];
