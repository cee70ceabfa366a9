import {
  assignLead,
  changeLeadStatus,
  createLead,
  listColleagues,
  type LeadDetail,
  type RequestOf,
} from '@quillcare/contracts';
import type { Call } from './call-as';
import type { DemoTimes } from './demo-times';

type Enquiry = NonNullable<RequestOf<typeof createLead>['body']>;

interface DemoLead {
  enquiry: Enquiry;
  daysAgo: number;
  /** Days from today until the next follow-up. */
  followUpIn?: number;
  then?: 'CONTACTED' | 'QUALIFIED';
  lostReason?: string;
  owner?: 'LEAD_COORDINATOR' | 'SALES_MANAGER';
}

/** The demo practice's leads; the newest have not been contacted yet. */
const LEADS: readonly DemoLead[] = [
  {
    daysAgo: 1,
    enquiry: {
      firstName: 'Isla',
      lastName: 'Mackenzie',
      phone: '0431 555 062',
      source: 'PHONE',
      category: 'CONSULTATION_REQUEST',
      interestedIn: 'Carpal tunnel release',
      urgency: 'URGENT',
      message: 'Both hands go numb at night. Her GP has a referral ready and asks for a date this month.',
      expectedValueMinor: 418_600,
      priority: 'HIGH',
      consentPhone: true,
    },
    followUpIn: 0,
  },
  {
    daysAgo: 3,
    enquiry: {
      firstName: 'Chloé',
      lastName: 'Dubois',
      email: 'chloe.dubois@example.com',
      source: 'WEBSITE',
      category: 'PRICE_INQUIRY',
      interestedIn: 'Rhinoplasty',
      campaign: 'Spring open evening',
      message: 'What does a rhinoplasty cost in all, with the hospital and the anaesthetist?',
      expectedValueMinor: 1_705_000,
      sentiment: 'POSITIVE',
      consentEmail: true,
    },
  },
  {
    daysAgo: 8,
    enquiry: {
      firstName: 'Hemi',
      lastName: 'Tāwhiao',
      phone: '0432 555 073',
      source: 'REFERRAL',
      category: 'RECONSTRUCTIVE_SURGERY',
      interestedIn: 'Skin lesion, left cheek',
      referringDoctor: 'Dr Anika Rao',
      sentiment: 'ANXIOUS',
      consentPhone: true,
    },
    then: 'CONTACTED',
    followUpIn: 2,
    owner: 'LEAD_COORDINATOR',
  },
  {
    daysAgo: 12,
    enquiry: {
      firstName: 'Georgina',
      lastName: 'Featherstonehaugh-Worthington',
      phone: '0433 555 084',
      email: 'georgina.fw@example.com',
      source: 'SOCIAL_MEDIA',
      category: 'COSMETIC_SURGERY',
      interestedIn: 'Breast augmentation',
      expectedValueMinor: 1_890_000,
      consentEmail: true,
    },
    then: 'CONTACTED',
    followUpIn: -1,
    owner: 'SALES_MANAGER',
  },
  {
    daysAgo: 16,
    enquiry: {
      firstName: 'Lachlan',
      lastName: 'Reid',
      phone: '0434 555 095',
      source: 'WALK_IN',
      category: 'CONSULTATION_REQUEST',
      interestedIn: 'Abdominoplasty',
      sentiment: 'POSITIVE',
      expectedValueMinor: 2_198_800,
      priority: 'HIGH',
      consentPhone: true,
      consentSms: true,
    },
    then: 'QUALIFIED',
    followUpIn: 3,
    owner: 'SALES_MANAGER',
  },
  {
    daysAgo: 20,
    enquiry: {
      firstName: 'Beatrice',
      phone: '0435 555 106',
      source: 'EVENT',
      category: 'GENERAL_INQUIRY',
      message: 'Met at the open evening; wants the brochure first.',
      priority: 'LOW',
      urgency: 'LOW',
    },
    lostReason: 'Could not be reached after three calls',
  },
];

export async function addDemoLeads(call: Call, times: DemoTimes): Promise<void> {
  const { items: colleagues } = await call(listColleagues, {});
  for (const { daysAgo, enquiry, followUpIn, then, lostReason: lost, owner } of LEADS) {
    const nextFollowUpOn = followUpIn === undefined ? null : followUpDay(times, followUpIn);
    const body = { ...enquiry, nextFollowUpOn };
    let lead: LeadDetail = await times.runDaysAgo(daysAgo, () => call(createLead, { body }));
    const ownerId = colleagues.find(({ role }) => role === owner)?.id;
    const params = { id: lead.id };
    const change = async (daysLater: number, work: (version: number) => Promise<LeadDetail>) => {
      lead = await times.runDaysAgo(Math.max(0, daysAgo - daysLater), () => work(lead.version));
    };
    if (ownerId) await change(0, (version) => call(assignLead, { params, body: { version, ownerId } }));
    if (then)
      await change(1, (version) => call(changeLeadStatus, { params, body: { version, status: then } }));
    if (lost)
      await change(3, (version) =>
        call(changeLeadStatus, { params, body: { version, status: 'LOST', reason: lost } }),
      );
  }
}

/** What is due or overdue stays so; no follow-up is planned for a weekend. */
function followUpDay(times: DemoTimes, inDays: number): string {
  return inDays > 0 ? times.workday(inDays) : times.day(inDays);
}
