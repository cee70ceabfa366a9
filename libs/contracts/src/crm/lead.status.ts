import { z } from 'zod';
import { statusMachine } from '../core/status-table';

export const leadStatus = z.enum(['NEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST']);
export type LeadStatus = z.infer<typeof leadStatus>;

/**
 * A lead is open until it is converted or lost. Steps may be skipped, because somebody who is reached can know at once what they
 * want, and taken back, because a card is easily dropped in the wrong column. CONVERTED has a client and stays.
 */
export const leadMachine = statusMachine<LeadStatus>('lead', ['NEW'], {
  NEW: ['CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST'],
  CONTACTED: ['NEW', 'QUALIFIED', 'CONVERTED', 'LOST'],
  QUALIFIED: ['NEW', 'CONTACTED', 'CONVERTED', 'LOST'],
  CONVERTED: [],
  LOST: ['CONTACTED'],
});

/** Statuses in which somebody still has to do something. */
export const OPEN_LEADS = ['NEW', 'CONTACTED', 'QUALIFIED'] as const satisfies readonly LeadStatus[];

/** How far an enquiry came: whoever reached a stage is found by it, also when they went further or were lost later. */
export const leadStage = z.enum(['REACHED', 'CONVERTED', 'QUOTED', 'ACCEPTED', 'DONE']);
export type LeadStage = z.infer<typeof leadStage>;

export const LOST_REASON_LENGTH = 500;
