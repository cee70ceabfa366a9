import { Injectable } from '@nestjs/common';
import { toTimelineBound, type Note, type SourceEntry } from '@quillcare/contracts';
import { NoteReader } from '../../note/note.reader';
import { ClientLeadsReader } from '../client-leads.reader';
import type { TimelineQuery, TimelineSource } from '../timeline.source';

/** Notes on the client and their leads, as far as the user may read them; medical ones by the practice's setting. */
@Injectable()
export class NoteSource implements TimelineSource {
  readonly kinds = ['NOTE'] as const;

  constructor(
    private readonly notes: NoteReader,
    private readonly leads: ClientLeadsReader,
  ) {}

  async entries({ clientId, before, limit }: TimelineQuery): Promise<SourceEntry[]> {
    const bound = toTimelineBound(before, 'note');
    const from = { createdAt: bound.at, id: bound.id };
    const leads = await this.leads.read(clientId);
    const [own, ofLeads] = await Promise.all([
      this.notes.findOfClientBefore(clientId, from, limit),
      this.notes.findOfLeadsBefore(
        leads.map(({ id }) => id),
        from,
        limit,
      ),
    ]);
    const names = new Map(leads.map(({ id, name }) => [id, name]));
    return [
      ...own.map((note) => toEntry(note, null)),
      ...ofLeads.map((note) =>
        toEntry(note, { type: 'LEAD', id: note.entityId, label: names.get(note.entityId) ?? '' }),
      ),
    ];
  }
}

function toEntry({ id, createdAt, text, type, author }: Note, subject: SourceEntry['subject']): SourceEntry {
  return {
    // Note timestamps have milliseconds only.
    at: createdAt.replace(/\.(\d{3})Z$/, '.$1000Z'),
    key: `note:${id}`,
    kind: 'NOTE',
    act: 'NOTE_WRITTEN',
    subject,
    text,
    facts: { noteType: type },
    byId: author?.id ?? null,
    byName: author?.name ?? null,
  };
}
