import { Injectable } from '@nestjs/common';
import { toTimelineBound, type LeadContact, type SourceEntry } from '@quillcare/contracts';
import { momentOf, TenantReader } from '@quillcare/service-kit';
import { ClientLeadsReader } from '../client-leads.reader';
import type { TimelineQuery, TimelineSource } from '../timeline.source';

interface Row extends Pick<LeadContact, 'id' | 'at' | 'channel' | 'outcome' | 'note' | 'byName'> {
  leadId: string;
  byUser: string | null;
}

const CONTACTS = `select k.id, k.lead_id, ${momentOf('k.at')} as at, k.channel, k.outcome, k.note, k.by_user, k.by_name
  from unnest($2::uuid[]) as own (lead_id)
  cross join lateral (
    select * from crm.lead_contact c
     where c.organisation_id = $1 and c.lead_id = own.lead_id and (c.at, c.id) < ($3::timestamptz, $4::uuid)
     order by c.at desc, c.id desc limit $5) k
  order by k.at desc, k.id desc limit $5`;

/** Attempts to contact the person while they were a lead, with their outcome. */
@Injectable()
export class LeadContactSource implements TimelineSource {
  readonly kinds = ['LEAD'] as const;

  constructor(
    private readonly leads: ClientLeadsReader,
    private readonly reader: TenantReader,
  ) {}

  async entries({ clientId, before, limit }: TimelineQuery): Promise<SourceEntry[]> {
    const leads = await this.leads.read(clientId);
    const names = new Map(leads.map(({ id, name }) => [id, name]));
    const { at, id } = toTimelineBound(before, 'lead-contact');
    const params = [[...names.keys()], at, id, limit];
    const rows = await this.reader.rows<Row>('crm.timeline_contacts', CONTACTS, params);
    return rows.map(({ id: contactId, leadId, channel, outcome, note, byUser, byName, at: moment }) => ({
      at: moment,
      key: `lead-contact:${contactId}`,
      kind: 'LEAD',
      act: 'LEAD_CONTACTED',
      subject: { type: 'LEAD', id: leadId, label: names.get(leadId) ?? '' },
      text: note,
      facts: { channel, outcome },
      byId: byUser,
      byName,
    }));
  }
}
