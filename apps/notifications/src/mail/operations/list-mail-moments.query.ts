import { toTimelineBound, listMailMoments, type SourceEntry, type TimelineFacts } from '@quillcare/contracts';
import { implement, momentOf, TenantReader } from '@quillcare/service-kit';
import { thanksKey } from '../../letter/domain/templates/enquiry-received';
import { PATIENT_TEMPLATES } from '../../letter/domain/mail-content';

interface Row {
  id: string;
  at: string;
  template: string;
  state: NonNullable<TimelineFacts['mailState']>;
  quoteId: string | null;
  quoteNumber: string | null;
  revision: number | null;
}

// Neither subject nor recipient: only the kind of email, its quote and whether it arrived.
const EMAILS = `select m.id, ${momentOf('m.created_at')} as at, m.template, m.state, m.quote_id, m.quote_number, m.revision
  from unnest($2::uuid[]) as wanted (quote_id)
  cross join lateral (
    select * from notifications.mail_message o
     where o.organisation_id = $1 and o.quote_id = wanted.quote_id and o.template = any($3::text[])
       and (o.created_at, o.id) < ($4::timestamptz, $5::uuid)
     order by o.created_at desc, o.id desc limit $6) m
  order by m.created_at desc, m.id desc limit $6`;

// There is one thank-you email per enquiry, so it is found by its dedupe key.
const THANKS = `select m.id, ${momentOf('m.created_at')} as at, m.template, m.state, m.quote_id, m.quote_number, m.revision
  from notifications.mail_message m
  where m.organisation_id = $1 and m.dedupe_key = any($2::text[]) and (m.created_at, m.id) < ($3::timestamptz, $4::uuid)
  order by m.created_at desc, m.id desc limit $5`;

export const ListMailMomentsQuery = implement(listMailMoments, [TenantReader], (reader) => ({
  async handle({ body }) {
    const { quoteIds, enquiryIds, before, limit } = body;
    const { at, id } = toTimelineBound(before, 'mail');
    const ofQuotes = [quoteIds, [...PATIENT_TEMPLATES], at, id, limit];
    const ofEnquiries = [enquiryIds.map(thanksKey), at, id, limit];
    const found = await Promise.all([
      reader.rows<Row>('notifications.mail_moments', EMAILS, ofQuotes),
      reader.rows<Row>('notifications.thanks_moments', THANKS, ofEnquiries),
    ]);
    return { items: found.flat().map(entryOf) };
  },
}));

function entryOf({ id, at, template, state, quoteId, quoteNumber, revision }: Row): SourceEntry {
  return {
    at,
    key: `mail:${id}`,
    kind: 'EMAIL',
    act: 'EMAIL_SENT',
    text: null,
    byId: null,
    byName: null,
    subject: quoteId === null ? null : { type: 'QUOTE', id: quoteId, label: quoteNumber ?? '' },
    facts: { mail: template, mailState: state, ...(revision !== null && { revision }) },
  };
}
