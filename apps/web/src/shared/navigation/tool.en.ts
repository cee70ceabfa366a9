import { defineWords } from '../words/words';
import type { TranslationOf, WordKey } from '../words/words.types';

const en = {
  tool: {
    platformAnnouncements: 'News for everyone in every practice.',
    emailConfig: 'Your sender, signature, logo and your own mail server, with a test email.',
    mailTemplates: 'What your emails to patients say, with a preview.',
    mails: 'See emails that are waiting or did not arrive, and send them again.',
    announcements: 'News for your own team, in a banner or the notification centre.',
    caseChecklists: 'What needs to be done before and after each surgery, by whom and when.',
    users: 'Manage people, roles, rights and accounts.',
    invitations: 'Invite colleagues, and resend or withdraw invitations.',
    organisationSettings: 'Your practice’s name, contact details, logo and time zone.',
    quoteSettings: 'Discounts without approval, validity, the checklist before sending, and GST.',
    deposits: 'Deposits that patients pay by card after they accept, on your own Stripe account.',
    caseSettings: 'Double bookings of staff and theatres, and who can record a medical exception.',
    callbackSettings: 'When to call patients, which days count, and who calls.',
    enquiries: 'Your public enquiry form, website keys, who gets new leads, and reasons for lost leads.',
    patientPage:
      'How patients prove who they are, ask questions and sign, plus your check questions and terms.',
    doctors: 'Doctors with their titles and credentials.',
    hospitals: 'Hospitals with their booking phone numbers.',
    surgeries: 'Procedures and their base fees.',
    surgeryConfig: 'What each surgery costs: doctors, hospitals, anaesthetists, items and options.',
    sites: 'Your sites, and which doctors are there on which days.',
    optionLists: 'Choices that change the price of a surgery, and what each one costs.',
    providers: 'Assistants and anaesthetists who are not doctors at the practice, with their usual fees.',
    pricingRules: 'Rules that adjust the fees on new quotes. You can test them on past quotes first.',
    evidence: 'Whether what patients signed still matches what was stored.',
    auditTrail: 'Who changed what, and when. Entries cannot be altered.',
    billing: 'Your plan, its invoices and how to change it.',
    practiceExport: 'Everything your practice has, in one encrypted archive to keep.',
    importFile: 'Import clients, leads, doctors, hospitals, sites and surgeries from CSV or Excel.',
    superAdmin: 'Platform tools for support.',
    organisations: 'Every organisation, its owner and its figures.',
    platformInvoices: 'What practices were billed, and what they paid.',
    superAdminManagement: 'Who administers the platform.',
    matesRates: 'Lower prices for individual practices.',
    nonBilling: 'Practices that are not charged for a while.',
    diagnostic: 'The status of every component.',
    medicareSchedule: 'Tables of the Medicare Benefits Schedule for all practices.',
  },
} as const;

/** One sentence on what each admin tool does. Only used on the admin page. */
export const toolWords = defineWords('tools', en, {
  'en-US': () => import('./tool.en-us'),
  'fr-FR': () => import('./tool.fr'),
  'de-DE': () => import('./tool.de'),
  'es-ES': () => import('./tool.es'),
});

export type ToolKey = WordKey<typeof en>;
export type ToolTranslation = TranslationOf<typeof en>;
