import type { MissingFeature } from '../domain/missing-feature';
import type { Article } from '../domain/article';

/** Features Quillcare does not have. Q says so when asked, and the help lists them. Remove an entry when the feature is built. */
export const ABSENCES: readonly MissingFeature[] = [
  {
    name: 'text-messages',
    asked:
      /\b(?:sms(?:es|ed)?|txt(?:s|ed|ing)?|whats\s?app|texting|text messag\w*|(?:by|via|per|a) texts?(?! of)|texts? (?:them|him|her|(?:(?:a|the|my|our|all|your) )?(?:pts?|patients?|clients?|leads?|people|reminders?))(?! (?:agree|sign|read|see|get)))\b(?!.*\bconsent)/,
    answer:
      'Quillcare does not send text messages, only emails. You can copy a quote’s link and send it from your own phone.',
    see: ['resend-a-quote', 'remind-patients'],
  },
  {
    name: 'accounting',
    asked:
      /\b(?:xero|myob|quickbooks|quick books|reckon (?:one|accounts?|hosted|software)|accounting (?:software|program|system|package)|bookkeeping)\b/,
    answer:
      'Quillcare does not connect to accounting programs such as Xero or MYOB. The invoices of your plan can be downloaded under **Billing** as a file that both import, and any list as CSV or Excel.',
    see: ['export-a-list', 'billed-fees'],
  },
  {
    name: 'invoices',
    asked:
      /\b(?:(?:our|your|quillcares?|subscription|monthly|tax) (?:\w+ )?(?:invoices?|receipts?)|(?:invoices?|receipts?|bills?) (?:from|of|for|by) (?:quillcare|you|the subscription|our (?:plan|subscription))|(?:download|print|get|send|raise|write|make|issue|create) (?:me )?(?:an? |the |my |our )?(?:invoices?|receipts?))\b/,
    answer: 'The invoices of your own plan are under **Billing**. Quillcare writes no invoices to patients.',
    see: ['plan-and-trial', 'billed-fees'],
  },
  {
    name: 'payments',
    asked:
      /\b(?:eftpos|square|tyro terminal|paypal|after\s?pay|zip\s?pay|bpay|direct debit|instal?ments?|payment plans?|pay(?:ment|ments|ing|s)? (?:\w+ )?(?:online|by (?:credit )?card|with (?:a |her |his |their |our )?(?:credit )?card)|card payments?|online payments?|take (?:a )?payments? (?:online|by card)|charge (?:her|his|their|a|the) (?:credit )?card|pay (?:the |their |her |his )?(?:quote )?(?:in|through|on) (?:quillcare|the (?:link|quote|page)))\b/,
    answer:
      'The only thing that patients can pay in Quillcare is a deposit on an accepted quote, by card, where an administrator has turned on **Deposits online**. You can record a deposit that was paid another way.',
    see: ['deposits-online', 'record-a-deposit'],
  },
  {
    name: 'medicare-claims',
    asked:
      /\b(?:(?:lodge|submit|send|make|process|put in|put through|do) (?:\w+ ){0,3}claims?|claim(?:s|ing)? (?:from|with|to|through|at|for|on|her|his|their) (?:\w+ )?(?:medicare|fund|funds|dva|rebates?)|(?:lodge|submit|send|put) (?:\w+ ){0,3}(?:with|to|through) medicare|medicare claims?|bulk bill(?:s|ed|ing)?|eclipse claims?|hicaps|dva claims?)\b/,
    answer: 'Quillcare estimates what Medicare and the fund pay, but sends no claims to them.',
    see: ['medicare-and-gst'],
  },
  {
    name: 'appointments',
    asked:
      /\b(?:appointment (?:book|diary|calendar|reminders?|system)|(?:book|make|move|change|cancel) (?:\w+ ){0,3}(?:appointments?|appts?|consults?|consultations?)|book (?:\w+ )?(?:online|themselves)|waiting list|wait list|waitlist|recalls?)\b/,
    answer:
      'Quillcare has no appointment book: consultations are booked in your practice software. What it books is surgery.',
    see: ['schedule-a-surgery', 'cosmetic-pathway'],
  },
  {
    name: 'practice-software',
    asked:
      /\b(?:(?:from|to|with|into|use) best practice|bp premier|genie|gentu|medical ?director|cliniko|pracsoft|halaxy|zedmed|medtech|practice management (?:software|system)|hl7|fhir|my health record|argus|healthlink|medical objects)\b/,
    answer:
      'Quillcare does not connect to practice software. Your patients come over by the file that it exports, CSV or Excel, and any list can be exported as one.',
    see: ['import-clients', 'export-a-list'],
  },
  {
    name: 'clinical-records',
    asked:
      /\b(?:prescriptions?|scripts?|e-?scripts?|clinical (?:notes?|records?|photos?)|before and after|consult(?:ation)? (?:notes?|letters?)|(?:op|operation|discharge|gp) (?:letters?|reports?|summary)|dictat\w+|medical certificates?|telehealth|video (?:call|consult)\w*|pathology requests?)\b/,
    answer:
      'Quillcare keeps no clinical records: no prescriptions, letters, clinical photographs or video calls. Files about a surgery can be kept with its case.',
    see: ['case-documents', 'write-a-note'],
  },
  {
    name: 'app',
    asked:
      /\b(?:app store|play store|(?:mobile|iphone|android|phone|ipad) apps?|is there an app|install (?:it|the app|quillcare))\b/,
    answer: 'There is no app to install. Quillcare runs in the browser of a computer, a tablet or a phone.',
    see: ['my-calls-today', 'sign-on-a-tablet'],
  },
  {
    name: 'rosters',
    asked:
      /\b(?:(?:his|her|their|my|our|\w+s) shifts|shifts (?:in|on|for)|rosters?|rostering|timesheets?|time sheets?|payroll|annual leave|leave requests?|stock ?take|stock levels?|inventory)\b/,
    answer: 'Quillcare has no rosters, payroll or stock. It knows on which days doctors are at a site.',
    see: ['sites'],
  },
  {
    name: 'languages-of-emails',
    asked:
      /\b(?:emails?|quotes?|letters?) in (?:another language|other languages|french|german|italian|spanish|chinese|mandarin|cantonese|arabic|greek|vietnamese|hindi|korean)\b/,
    answer: 'Emails are in English only.',
    see: ['how-patients-open-a-quote', 'email-texts'],
  },
];

/** The same list as an article for the help. */
export const ABSENCE_ARTICLES: readonly Article[] = [
  {
    slug: 'not-in-quillcare',
    section: 'START',
    title: 'What Quillcare does not do',
    summary: 'What people look for but can’t do here, and what to do instead.',
    steps: ABSENCES.map(({ answer }) => answer),
    at: ['/help'],
    asks: ['is there a feature for it', 'does Quillcare have', 'can Quillcare do that', 'feature request'],
  },
];
