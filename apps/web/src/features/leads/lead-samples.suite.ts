import { getLead, listLeadMatches, listLeads, type LeadSummary } from '@quillcare/contracts';
import { pageOf } from '../../testing/fake-server';
import { sampleOf } from '../../testing/sample-of';

export const ID = '01930000-0000-7000-8000-000000000001';
export const page = (operation: typeof listLeads | typeof listLeadMatches, ...items: object[]) => {
  const { items: samples } = sampleOf(operation.result, { text: 'x', id: ID }) as { items: object[] };
  return items.map((item) => ({ ...samples[0], ...item }));
};
export const lead = (part: Partial<LeadSummary>) =>
  page(listLeads, {
    id: ID,
    version: 3,
    firstName: 'Aroha',
    lastName: 'Tāwhiao',
    email: null,
    phone: '+61412345678',
    category: 'PRICE_INQUIRY',
    source: 'WEBSITE',
    interestedIn: 'Rhinoplasty',
    deletedAt: null,
    priority: 'MEDIUM',
    urgency: 'NORMAL',
    sentiment: 'NEUTRAL',
    status: 'NEW',
    clientId: null,
    expectedValueMinor: 1_250_000,
    firstContactedAt: null,
    nextFollowUpOn: null,
    surgeryId: null,
    surgeryName: null,
    siteId: null,
    contactAttempts: 0,
    lastAttemptAt: null,
    ownerIsActive: true,
    ownerId: null,
    ownerName: null,
    createdAt: '2026-11-19T01:00:00.000Z',
    ...part,
  })[0] as LeadSummary;
export const detail = (part: Partial<LeadSummary> = {}) => ({
  ...(sampleOf(getLead.result, { text: 'Call after five', id: ID }) as object),
  ...lead(part),
  siteName: null,
  referringDoctorId: null,
  referringDoctorName: null,
  lostNote: null,
  lostReason: null,
  convertedAt: null,
  message: 'What does it cost?',
  updatedBy: null,
});
export const list = (...items: object[]) => pageOf(items);

export const SETTINGS = {
  'GET /api/lead-settings': [
    {
      body: {
        version: 1,
        updatedAt: null,
        assignment: 'NOBODY',
        assigneeIds: [],
        firstContactHours: 4,
        lostReasons: ['Chose another practice', 'Too expensive'],
      },
    },
  ],
};
export const COLLEAGUES = {
  'GET /api/colleagues': [{ body: { items: [{ id: ID, name: 'Priya Sharma', role: 'LEAD_COORDINATOR' }] } }],
};
