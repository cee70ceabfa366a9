import { defineParts } from '@quillcare/service-kit';
import { GetClientTimelineQuery } from './operations/get-client-timeline.query';
import { ClientLeadsReader } from './client-leads.reader';
import { CallSource } from './sources/call.source';
import { CreationSource } from './sources/creation.source';
import { EmailSource } from './sources/email.source';
import { LeadContactSource } from './sources/lead-contact.source';
import { LeadSource } from './sources/lead.source';
import { NoteSource } from './sources/note.source';
import { QuoteSource } from './sources/quote.source';
import { RecordSource } from './sources/record.source';
import { RecordedActs } from './sources/recorded-acts';
import { ViewSource } from './sources/view.source';
import { TimelineReader } from './timeline.reader';

/** A client's complete history, assembled on read. */
export const timelineParts = defineParts({
  handlers: [GetClientTimelineQuery],
  providers: [
    TimelineReader,
    RecordedActs,
    QuoteSource,
    CallSource,
    EmailSource,
    ClientLeadsReader,
    LeadSource,
    LeadContactSource,
    NoteSource,
    CreationSource,
    RecordSource,
    ViewSource,
  ],
});
