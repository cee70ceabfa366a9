import { Injectable } from '@nestjs/common';
import type { SourceEntry, TimelineKind } from '@quillcare/contracts';
import { isOutage } from '@quillcare/service-kit';
import { mergeEntries, type MergedPage } from './domain/merge-entries';
import { CallSource } from './sources/call.source';
import { CreationSource } from './sources/creation.source';
import { EmailSource } from './sources/email.source';
import { LeadContactSource } from './sources/lead-contact.source';
import { LeadSource } from './sources/lead.source';
import { NoteSource } from './sources/note.source';
import { QuoteSource } from './sources/quote.source';
import { RecordSource } from './sources/record.source';
import { ViewSource } from './sources/view.source';
import type { TimelineQuery, TimelineSource } from './timeline.source';

/** A page of the timeline, with the kinds missing because their service did not answer. */
export interface TimelinePage extends MergedPage<SourceEntry> {
  missing: TimelineKind[];
}

/** Queries all sources in parallel and merges their entries. */
@Injectable()
export class TimelineReader {
  private readonly sources: readonly TimelineSource[];

  constructor(
    quotes: QuoteSource,
    calls: CallSource,
    emails: EmailSource,
    leads: LeadSource,
    contacts: LeadContactSource,
    notes: NoteSource,
    creation: CreationSource,
    records: RecordSource,
    views: ViewSource,
  ) {
    this.sources = [quotes, calls, emails, leads, contacts, notes, creation, records, views];
  }

  async page(ask: TimelineQuery): Promise<TimelinePage> {
    const sources = this.sources.filter((source) => source.kinds.some((kind) => ask.kinds.includes(kind)));
    const missing: TimelineKind[] = [];
    const one = { ...ask, limit: ask.limit + 1 };
    const answers = await Promise.all(
      sources.map((source) =>
        source.entries(one).catch((error: unknown) => {
          if (!isOutage(error)) throw error;
          missing.push(...source.kinds.filter((kind) => ask.kinds.includes(kind)));
          return [];
        }),
      ),
    );
    return { ...mergeEntries(answers, ask.limit), missing };
  }
}
