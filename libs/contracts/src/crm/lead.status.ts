import { z } from 'zod';
import { statusMachine } from '../core/status-table';

export const leadStatus = z.enum(['NEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST']);
export type LeadStatus = z.infer<typeof leadStatus>;

/**
 * A lead is open until it is converted or lost. Steps may be skipped, because a person may know what they want on first contact,
 * and reverted, because a card is easily dropped in the wrong column. CONVERTED is final, because there is a client.
 */
export const leadMachine = statusMachine<LeadStatus>('lead', ['NEW'], {
  NEW: ['CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST'],
  CONTACTED: ['NEW', 'QUALIFIED', 'CONVERTED', 'LOST'],
  QUALIFIED: ['NEW', 'CONTACTED', 'CONVERTED', 'LOST'],
  CONVERTED: [],
  LOST: ['CONTACTED'],
});

export const OPEN_LEAD_STATUSES = ['NEW', 'CONTACTED', 'QUALIFIED'] as const satisfies readonly LeadStatus[];

/**
 * Stages of an enquiry. Filtering by a stage finds every lead that reached it, including those that went further or were lost
 * later.
 */
export const leadStage = z.enum(['REACHED', 'CONVERTED', 'QUOTED', 'ACCEPTED', 'DONE']);
export type LeadStage = z.infer<typeof leadStage>;

export const MAX_LOST_REASON_LENGTH = 500;
