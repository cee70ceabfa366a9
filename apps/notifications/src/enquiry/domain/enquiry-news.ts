import { toPerson, toRight, type readEnquiry, type ResultOf } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

export type Enquiry = ResultOf<typeof readEnquiry>;

/** Notification of a new enquiry, to the lead's owner or otherwise to everyone who works with leads. */
export function enquiryNews({ leadId, ownerId, name, about, via }: Enquiry): News {
  const channel = via === 'FORM' ? 'through the enquiry form' : 'through your website';
  return {
    to: ownerId ? toPerson(ownerId) : toRight('LEADS', 'UPDATE'),
    topic: 'ENQUIRY_RECEIVED',
    type: 'INFO',
    priority: 'HIGH',
    source: { type: 'LEAD', id: leadId },
    action: { label: 'VIEW_LEAD', path: `/leads/${leadId}` },
    title: 'New enquiry',
    message: about ? `${name} asked about ${about} ${channel}.` : `${name} asked ${channel}.`,
  };
}
