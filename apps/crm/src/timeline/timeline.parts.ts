import { defineParts } from '@quillcare/service-kit';
import { GetClientTimelineQuery } from './operations/get-client-timeline.query';
import { ClientLeads } from './client-leads.reader';
import { KeepImports1764620000000 } from './keep-imports.migration';
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

/** A client's whole story, put together when it is read. */
export const timelineParts = defineParts({
  migrations: [KeepImports1764620000000],
  handlers: [GetClientTimelineQuery],
  providers: [
    TimelineReader,
    RecordedActs,
    QuoteSource,
    CallSource,
    EmailSource,
    ClientLeads,
    LeadSource,
    LeadContactSource,
    NoteSource,
    CreationSource,
    RecordSource,
    ViewSource,
  ],
});
