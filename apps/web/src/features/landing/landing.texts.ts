export const landingTexts = {
  tagline: 'Surgical Quote Management',
  title: 'Surgical quotes your patients understand',
  description: 'Streamline your surgical practice with comprehensive quote and lead management',
  signIn: 'Sign In',
  start: 'Start Free Trial',
  demo: 'Watch Demo',
  trial: '14 days free, no credit card.',
  dashboard: 'Go to Dashboard',
  admin: 'Admin Tools',
  signOut: 'Sign Out',
  features: 'Features',
  pricing: 'Pricing',
  contact: 'Contact',
  navigation: 'This page',
  claims: [
    { figure: '500+', label: 'practices' },
    { figure: '40%', label: 'conversion increase' },
    { figure: '75%', label: 'time saved' },
    { figure: '$2M+', label: 'extra revenue' },
  ],
  featureList: [
    {
      title: 'Client management',
      text: 'Every client, quote and call in one place, with a CSV import that forgives.',
    },
    {
      title: 'Smart quoting',
      text: 'Each provider is a line: who bills, what is fixed and what may change, one clear total.',
    },
    { title: 'Analytics', text: 'What waits, what was accepted and what needs you today.' },
    {
      title: 'Secure and compliant',
      text: 'A signature is bound to the very document the patient read, and every act is on record.',
    },
    {
      title: 'Automated workflows',
      text: 'Sending a quote plans the call; an answer closes it, opens the case and tells your team.',
    },
    { title: 'Role-based access', text: 'Everyone sees what their work needs, and nothing else.' },
  ],
  pricingTitle: 'Three plans',
  perMonth: 'a month',
  gst: 'Prices in Australian dollars, GST exclusive.',
  popular: 'Most Popular',
  plansFailed: 'The prices could not be loaded',
  support: 'Support: Monday to Friday 9AM-6PM AEST',
  contactHint:
    'Practices with an account reach support through their administrator. New here? The trial shows you everything.',
  terms: 'Terms',
  privacy: 'Privacy',
} as const;

export const termsTexts = {
  title: 'Terms',
  lines: [
    "We give 30 days' notice of fee changes.",
    'After termination you have 30 days to export your data.',
    'There are no refunds for an unused term.',
    'Our liability is capped at the fees paid in the prior 12 months.',
    'Data are stored in Australia.',
    'The law of New South Wales governs.',
    'Prices are GST exclusive.',
  ],
} as const;

export const privacyTexts = {
  title: 'Privacy',
  lines: [
    'Each organisation sees its own records only; the database itself enforces this.',
    'Patients confirm their date of birth before anything clinical shows.',
    'The page for patients loads nothing from third parties and tracks nobody.',
    'Changes to records, and who made them, are kept in an audit trail.',
    'Data are stored in Australia.',
  ],
} as const;
