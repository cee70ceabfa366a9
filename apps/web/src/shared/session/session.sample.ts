import type { Session } from '@quillcare/contracts';

const NOW = '2026-11-20T08:00:00.000Z';

/** An administrator of a fictitious Australian practice, for the gallery and tests. */
export const sessionSample = {
  user: {
    id: '01a1fa25-0000-7000-8000-000000000001',
    email: 'amelia@harbour.test',
    name: 'Amelia Nguyen',
    firstName: 'Amelia',
    lastName: 'Nguyen',
    role: 'ORG_ADMIN',
    organizationId: '01a1fa25-0000-7000-8000-000000000002',
    isActive: true,
    dashboardView: 'TODAY',
    usualSiteId: null,
    createdAt: NOW,
    updatedAt: NOW,
  },
  organisation: {
    id: '01a1fa25-0000-7000-8000-000000000002',
    name: 'Harbour Surgical',
    email: 'rooms@harbour.test',
    phone: '+61292345678',
    address: null,
    website: null,
    country: 'AU',
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    isActive: true,
    isNonBilling: false,
    switchedOff: [],
  },
  expiresAt: '2026-12-20T08:00:00.000Z',
  secondStep: 'DONE',
  hasSecondStep: false,
  emailConfirmed: true,
  impersonation: null,
  practiceAccess: 'FULL',
  exportUntil: null,
} satisfies Session;
