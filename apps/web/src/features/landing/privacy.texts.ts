import type { LegalDocument } from './legal.texts';

export const privacyTexts: LegalDocument = {
  title: 'Privacy',
  subtitle: 'Which personal information Quillcare handles, why, who sees it, and what you can ask for.',
  updatedOn: '2026-11-21',
  summary: [
    'Each practice sees only its own records. The database enforces this.',
    'Patients confirm their date of birth before any clinical information is shown.',
    'No advertising, tracking or third-party content on this site, in the app or on patient pages.',
    'Data is stored in Australia.',
    "Changes to a practice's records, and who made them, are kept in an audit trail.",
  ],
  sections: [
    {
      id: 'who-answers',
      title: 'Who is responsible',
      paragraphs: [
        'A practice decides what it records about its patients and why; Quillcare stores and handles it for the practice. If you are a patient, contact your practice first.',
        'For the accounts of staff and for messages to us, the operator of Quillcare is responsible.',
      ],
    },
    {
      id: 'what',
      title: 'What is collected',
      paragraphs: [],
      points: [
        "About staff: name, email address, role, and the practice's name and contact. Passwords are stored only as hashes, which cannot be reversed. For each sign-in we record the time, IP address and browser type.",
        'About patients, as entered by the practice: name, contact, date of birth, and the contents of quotes, callbacks and surgery cases, which include health information.',
        'About patients who answer a quote: their answer, question or signature, the details they provide, and the time, IP address and browser type, as evidence of the agreement.',
        'About visitors who write to us: name, email address, practice and message.',
      ],
    },
    {
      id: 'why',
      title: 'What it is used for',
      paragraphs: [
        'To run Quillcare for the practice: to write and send quotes, to record answers, to schedule callbacks and to keep an audit trail. Messages to us are used to answer them.',
        'Personal information is not sold, not used for advertising, and not used to build profiles of people.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      paragraphs: [],
      points: [
        'Staff of the practice, as their role allows. No other practice.',
        "The patient, by a private link. Opening it shows the practice's name and contact only; the quote is shown after the date of birth is confirmed, five wrong attempts lock the link for a while, and ten lock it until the practice unlocks it.",
        'A small number of Quillcare staff can access the systems that store it, only to operate the service and provide support.',
        'Our email delivery providers. Emails about a quote do not include the procedure, provider or amount; only the receipt for a deposit paid online shows its amount.',
        'Stripe, where a practice takes deposits online: the patient enters their card on its page. We give it the amount and the quote number, but no name or procedure.',
        'Anyone to whom we are legally required to disclose it.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is stored',
      paragraphs: [
        'Data is stored in Australia. Information about people in New Zealand is therefore stored outside New Zealand, with the protections described here.',
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      paragraphs: [],
      points: [
        "The database refuses access to another practice's records, even if part of Quillcare asks for them by mistake.",
        "Passwords, sign-in tokens and patients' links are stored as hashes. The contents of an email are stored encrypted until it is sent, then deleted.",
        'Each signature is bound to the exact document the patient read. Neither can be changed afterwards.',
        "Every change to a practice's records and every sign-in is recorded in a tamper-evident audit trail.",
      ],
      after: [
        'No system is perfectly secure. If a data breach is likely to cause serious harm, we notify the affected practices without delay and help them notify individuals and regulators, as the Australian and New Zealand Privacy Acts require.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      paragraphs: ['We use only what is necessary. Nothing tracks you across other sites.'],
      points: [
        'Staff: two cookies that keep them signed in for up to 30 days without activity. Scripts cannot read them.',
        'Patients: one cookie for two hours after the date of birth is confirmed. What they type stays in the open tab until it is sent. A signature is not stored in the browser.',
        'The browser itself remembers the language, light or dark colours, and for staff their name, role and practice for a day, so that the app can be shown while offline.',
        'To prevent abuse we count, for up to an hour, how often an IP address signs in, opens links or contacts us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      paragraphs: [
        'The records of a practice are kept for as long as it uses Quillcare. After termination it has 30 days to export them. The practice is responsible for keeping health records as long as the law requires.',
        'What a patient was sent and signed, and the audit trail, cannot be deleted individually, because they are evidence for both sides.',
        'We keep messages to us for as long as we need them to respond and follow up.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      paragraphs: [
        'You can ask what information is held about you, ask for it to be corrected, and complain. Patients ask their practice, which can see and correct its records. Staff can change their name in their profile and ask their administrator for other changes. Everyone else can use the [contact form](/#contact).',
        'If you are not satisfied with the response, you can contact the Office of the Australian Information Commissioner ([oaic.gov.au](https://www.oaic.gov.au)) or the Privacy Commissioner of New Zealand ([privacy.org.nz](https://www.privacy.org.nz)).',
      ],
    },
    {
      id: 'laws',
      title: 'The law',
      paragraphs: [
        'In Australia, the Privacy Act 1988 and the Australian Privacy Principles govern how personal information is handled. They apply to private health services of every size. In New Zealand, it is the Privacy Act 2020 with its information privacy principles, and the Health Information Privacy Code.',
        "In short: collect only what you need, say why, keep it secure, use it only for that purpose, and let people see and correct it. Quillcare is designed to support this. It does not replace a practice's own obligations, and we do not claim any certification.",
      ],
    },
  ],
};
