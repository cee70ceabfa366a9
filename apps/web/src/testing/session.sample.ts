import type { Role, Session } from '@quillcare/contracts';

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export function someSession(role: Role = 'ORG_ADMIN'): Session {
  return {
    user: {
      id: id(1),
      email: 'margaret@practice.example',
      name: "Margaret O'Brien",
      firstName: 'Margaret',
      lastName: "O'Brien",
      role,
      organizationId: id(2),
      isActive: true,
      dashboardView: 'TODAY',
      usualSiteId: null,
      createdAt: '2026-11-19T01:00:00.000Z',
      updatedAt: '2026-11-19T01:00:00.000Z',
    },
    organisation: {
      id: id(2),
      name: 'Harbour Bridge Surgical',
      email: 'reception@practice.example',
      phone: null,
      address: null,
      website: null,
      country: 'AU',
      currency: 'AUD',
      timeZone: 'Australia/Sydney',
      isActive: true,
      isNonBilling: false,
      switchedOff: [],
    },
    expiresAt: '2026-11-21T01:00:00.000Z',
    secondStep: 'DONE',
    hasSecondStep: false,
    emailConfirmed: true,
    impersonation: null,
    practiceAccess: 'FULL',
    exportUntil: null,
  };
}
