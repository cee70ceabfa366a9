import type { LegalDocument } from './legal.texts';

export const privacyTexts: LegalDocument = {
  title: 'Privacy',
  subtitle: 'Which personal information Quillcare handles, why, who sees it, and what you can ask for.',
  updatedOn: '2026-11-21',
  summary: [
    'Each practice sees its own records only; the database itself enforces this.',
    'Patients confirm their date of birth before anything clinical shows.',
    'No advertising, no tracking, no third-party content: neither here, nor in the app, nor on the page for patients.',
    'Data are stored in Australia.',
    "Changes to a practice's records, and who made them, are kept in an audit trail.",
  ],
  sections: [
    {
      id: 'who-answers',
      title: 'Who answers for what',
      paragraphs: [
        'A practice decides what it records about its patients and why; Quillcare stores and handles it for the practice. If you are a patient, your practice is the one to ask first.',
        'For the accounts of staff and for messages to us, the operator of Quillcare answers itself.',
      ],
    },
    {
      id: 'what',
      title: 'What is collected',
      paragraphs: [],
      points: [
        "Of staff: name, e-mail address, role, and the practice's name and contact. Passwords are stored only as a hash from which they cannot be read. Each sign-in is kept with its time, network address and kind of browser.",
        'Of patients, as the practice enters it: name, contact, date of birth, and what quotes, calls and surgery cases say, which is health information.',
        'Of patients who answer a quote: the answer, a question or the signature, what they fill in with it, and the time, network address and kind of browser, as evidence of the agreement.',
        'Of visitors who write to us: name, e-mail address, practice and message.',
      ],
    },
    {
      id: 'why',
      title: 'What it is used for',
      paragraphs: [
        'To run Quillcare for the practice: to write and send quotes, to record answers, to remind of calls, and to show who did what. Messages to us are used to answer them.',
        'Personal information is not sold, not used for advertising, and not used to build profiles of people.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      paragraphs: [],
      points: [
        'Staff of the practice, each as far as their role allows. No other practice.',
        "The patient, by a private link. Opening it shows the practice's name and contact only; the quote shows after the date of birth was confirmed, and five wrong tries close the link for a while.",
        'The few people who run Quillcare can reach the systems that store it. They use that to operate the service and to help, and for nothing else.',
        'Those who carry our mails. Mails about a quote name no procedure, provider or amount.',
        'Whoever the law obliges us to answer.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is stored',
      paragraphs: [
        'Data are stored in Australia. For people in New Zealand this means that their information is kept outside New Zealand; it is protected there as this page says.',
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      paragraphs: [],
      points: [
        'The database refuses every record of another practice, even if a part of Quillcare should ask for it by mistake.',
        "Passwords, sign-in tokens and patients' links are stored as hashes. What a mail says is stored encrypted until it is sent, and then no longer.",
        'A signature is bound to the very document that the patient read. Neither can be changed afterwards.',
        "Every change of a practice's records and every sign-in is in an audit trail whose entries give away a later change of the past.",
      ],
      after: [
        'No system is perfectly safe. If information gets into wrong hands and serious harm is likely, we tell the practices concerned without delay and help them to tell people and authorities, as the Australian and the New Zealand Privacy Acts ask.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      paragraphs: ['Only what is needed to work. Nothing follows you to other sites.'],
      points: [
        'Staff: two cookies that keep them signed in, for 30 days without use at most. No script can read them.',
        'Patients: one cookie for two hours after the date of birth was confirmed. What they type stays in the open tab until it is sent; a signature is not kept.',
        'The browser itself remembers the language, light or dark colours, and for staff their name, role and practice for a day, so that the app can show itself while the connection is away.',
        'To stop abuse we count for up to an hour how often an address signs in, opens links or writes to us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      paragraphs: [
        'The records of a practice are kept for as long as it uses Quillcare. After termination it has 30 days to export them. How long a health record must be kept is for the practice to observe.',
        'What a patient was sent and signed, and the audit trail, cannot be removed one by one: they are evidence for both sides.',
        'Messages to us are kept for as long as they are needed to answer them and what follows from them.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      paragraphs: [
        'You may ask what is held about you, have it corrected when it is wrong, and complain. Patients ask their practice, which can see and correct its records. Staff change their names in their profile and ask their administrator for the rest. Everybody else writes to us by the [contact form](/#contact).',
        'If an answer does not satisfy you, you can turn to the Office of the Australian Information Commissioner ([oaic.gov.au](https://www.oaic.gov.au)) or the Privacy Commissioner of New Zealand ([privacy.org.nz](https://www.privacy.org.nz)).',
      ],
    },
    {
      id: 'laws',
      title: 'The laws behind this',
      paragraphs: [
        'In Australia the Privacy Act 1988 and its Australian Privacy Principles say how personal information is to be handled. They hold for private health services of every size. In New Zealand it is the Privacy Act 2020 with its information privacy principles, and the Health Information Privacy Code.',
        "In plain words they ask: collect what you need, say why, keep it safe, use it for nothing else, let people see and correct it. Quillcare is built to make that the ordinary way of working. It does not replace a practice's own duties, and we claim no certification.",
      ],
    },
  ],
};
