/** Labels of the navigation; further languages follow this file's shape. */
export const navigationEn = {
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
  },
  quick: { newLead: 'New Lead', newQuote: 'New Quote' },
  footer: { profile: 'Profile Settings', signOut: 'Sign Out' },
} as const;

type Words = typeof navigationEn;
export type NavigationKey = { [G in keyof Words]: `${G}.${Extract<keyof Words[G], string>}` }[keyof Words];
