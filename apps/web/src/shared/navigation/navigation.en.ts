import { defineWords } from '../words/words';
import type { TranslationOf, WordKey } from '../words/words.types';

const en = {
  group: { main: 'Main', management: 'Management', administration: 'Administration' },
  entry: {
    dashboard: 'Dashboard',
    clients: 'Clients',
    leads: 'Leads',
    quotes: 'Quotes',
    callbacks: 'Callbacks',
    surgeryCases: 'Surgery cases',
    doctors: 'Doctors',
    hospitals: 'Hospitals',
    surgeries: 'Surgeries',
    sites: 'Sites',
    optionLists: 'Option lists',
    providers: 'Providers',
    emailConfig: 'Email config',
    pricingRules: 'Pricing rules',
    auditTrail: 'Audit trail',
    billing: 'Billing',
    adminTools: 'Admin Tools',
    users: 'Users',
    superAdmin: 'Super admin',
    organisations: 'Organisations',
    superAdminManagement: 'Super admin management',
    settings: 'Settings',
    invitations: 'Invitations',
    organisationSettings: 'Organisation settings',
    diagnostic: 'Diagnostic',
    contactMessages: 'Contact messages',
    startup: 'Startup wizard',
    twoStep: 'Two-step sign-in',
  },
  action: {
    newLead: 'New Lead',
    newQuote: 'New Quote',
    newClient: 'New client',
    newDoctor: 'New doctor',
    newHospital: 'New hospital',
    newSurgery: 'New surgery',
    newSite: 'New site',
    newProvider: 'New provider',
    importClients: 'Import clients',
  },
  tool: {
    users: 'Manage people, roles, rights and accounts.',
    invitations: 'Invite colleagues, and resend or withdraw invitations.',
    organisationSettings: 'Your practice’s name, contact details, logo and time zone.',
    doctors: 'Doctors with their titles and credentials.',
    hospitals: 'Hospitals with their booking phone numbers.',
    surgeries: 'Procedures and their base fees.',
    sites: 'Your places of work, and which doctors are there on which days.',
    optionLists: 'Choices that change the price of a surgery, and what each of them costs.',
    providers: 'Assistants and anaesthetists who are not doctors of the practice, with their usual fees.',
    pricingRules: 'Rules that change the fees of new quotes, tried on past quotes first.',
    auditTrail: 'Who changed what, and when. Entries cannot be altered.',
    billing: 'Your plan and trial.',
    importClients: 'Import your client list from a CSV file.',
    superAdmin: 'Platform tools for support.',
    organisations: 'Every organisation, its owner and its figures.',
    superAdminManagement: 'Who administers the platform.',
    diagnostic: 'The status of every component.',
  },
  footer: { profile: 'Profile Settings', signOut: 'Sign Out' },
} as const;

/** Names of pages and actions, as the sidebar, the palette and the admin page show them. */
export const navigationWords = defineWords('navigation', en, {
  'en-US': () => import('./navigation.en-us'),
  'fr-FR': () => import('./navigation.fr'),
  'de-DE': () => import('./navigation.de'),
  'es-ES': () => import('./navigation.es'),
});

export type NavigationKey = WordKey<typeof en>;
export type NavigationTranslation = TranslationOf<typeof en>;
