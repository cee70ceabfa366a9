import { MAX_LENGTHS } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import { id, instant } from '../core/primitives';
import { resource } from '../core/resource';
import { leadStatus } from './lead.status';

export const leadPriority = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export const leadUrgency = z.enum(['URGENT', 'NORMAL', 'LOW']);
export const leadSentiment = z.enum(['POSITIVE', 'NEUTRAL', 'NEGATIVE', 'ANXIOUS']);
export const leadCategory = z.enum([
  'COSMETIC_SURGERY',
  'RECONSTRUCTIVE_SURGERY',
  'GENERAL_INQUIRY',
  'CONSULTATION_REQUEST',
  'PRICE_INQUIRY',
  'FOLLOW_UP',
  'COMPLAINT',
  'OTHER',
]);
export const leadSource = z.enum([
  'WEBSITE',
  'PHONE',
  'EMAIL',
  'REFERRAL',
  'WALK_IN',
  'SOCIAL_MEDIA',
  'EVENT',
  'OTHER',
]);

/**
 * A lead: a person who made an enquiry. The service normalises the phone number and refuses a lead without any means of contact.
 */
export const leads = resource({
  service: 'crm',
  name: 'Lead',
  plural: 'Leads',
  needs: 'LEADS',
  createdByKey: { max: 120, windowSeconds: 3_600 },
  list: { sorts: ['createdAt'] },
  operations: ['get', 'create', 'update', 'remove', 'restore'],
  fields: {
    firstName: field.name(),
    lastName: field.optionalName(),
    email: field.optionalEmail(),
    phone: field.optionalText(MAX_LENGTHS.phone),
    message: field.optionalText(5_000),
    category: field.choice(leadCategory, 'GENERAL_INQUIRY'),
    source: field.choice(leadSource, 'OTHER'),
    campaign: field.optionalText(120),
    /** Free text; `referringDoctorId` is the matching doctor in the directory, if any. */
    referringDoctor: field.optionalText(200),
    referringDoctorId: field.optionalId(),
    /** The surgery or treatment they asked about, in their own words; `surgeryId` is the matching one in the catalogue. */
    interestedIn: field.optionalText(200),
    surgeryId: field.optionalId(),
    siteId: field.optionalId(),
    /** Expected revenue of the surgery in minor units, summed on the board. */
    expectedValueMinor: field.optionalAmount(),
    priority: field.choice(leadPriority, 'MEDIUM'),
    urgency: field.choice(leadUrgency, 'NORMAL'),
    sentiment: field.choice(leadSentiment, 'NEUTRAL'),
    nextFollowUpOn: field.optionalDate(),
    /** Channels by which they agreed to be contacted. */
    consentEmail: field.flag(false),
    consentPhone: field.flag(false),
    consentSms: field.flag(false),
  },
  shown: {
    status: leadStatus,
    statusChangedAt: instant,
    /** When someone at the practice first reached them. */
    firstContactedAt: instant.nullable(),
    /** Number of contact attempts, and the time of the last one. */
    contactAttempts: z.number().int(),
    lastAttemptAt: instant.nullable(),
    lostReason: z.string().nullable(),
    /** Further remarks on the reason. */
    lostNote: z.string().nullable(),
    /** The client it was converted to. Null if not converted. */
    clientId: id.nullable(),
    convertedAt: instant.nullable(),
    ownerId: id.nullable(),
    ownerName: z.string().nullable(),
    /** False once the owner has left the practice or was deactivated. */
    ownerIsActive: z.boolean(),
    /** Current names in the directory. */
    surgeryName: z.string().nullable(),
    siteName: z.string().nullable(),
    referringDoctorName: z.string().nullable(),
    /** Set by an import that added the lead although it found an existing one, as chosen by the user. */
    isDuplicateFlag: z.boolean(),
    duplicateOf: id.nullable(),
  },
});

export const { input: leadInput, changes: leadChanges, record: lead, detail: leadDetail } = leads;

export const leadSummary = lead.pick({
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  category: true,
  source: true,
  interestedIn: true,
  surgeryId: true,
  surgeryName: true,
  siteId: true,
  expectedValueMinor: true,
  priority: true,
  urgency: true,
  sentiment: true,
  nextFollowUpOn: true,
  status: true,
  statusChangedAt: true,
  firstContactedAt: true,
  contactAttempts: true,
  lastAttemptAt: true,
  clientId: true,
  ownerId: true,
  ownerName: true,
  ownerIsActive: true,
});

export type Lead = z.infer<typeof lead>;
export type LeadDetail = z.infer<typeof leadDetail>;
export type LeadSummary = z.infer<typeof leadSummary>;
export type LeadInput = z.infer<typeof leadInput>;
export type LeadChanges = z.infer<typeof leadChanges>;
