import { listNotes, type InputOf, type ListPage, type ResultOf } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import {
  defineList,
  Implements,
  TenantReader,
  type Handler,
  type ListDefinition,
} from '@quillcare/service-kit';
import { MedicalRight } from '../medical-right';
import { NoteSubjects } from '../note-subjects';
import { NOTE_COLUMNS, NoteReader, type NoteRow } from '../note.reader';

type Query = InputOf<typeof listNotes>['query'];

const all = defineList<NoteRow>({
  name: 'crm.notes',
  from: 'crm.note',
  columns: NOTE_COLUMNS,
  where: 'deleted_at is null',
  query: listNotes.query,
  search: { column: 'search_key', key: searchKey },
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: {
    entityType: 'entity_type',
    entityId: 'entity_id',
    type: 'type',
    subject: 'subject_key',
    readable: (kinds) => `entity_type = any(${kinds}::text[])`,
  },
  common: ['entityType', 'type', 'readable'],
});

const withoutMedical = variant('crm.notes_without_medical', `deleted_at is null and type <> 'MEDICAL'`);

/** Top-level comments with their replies. Deleted ones are included for the sake of their replies. */
const comments = variant(
  'crm.comments',
  `parent_id is null and type <> 'MEDICAL' and (deleted_at is null or reply_count > 0)`,
);

function variant(name: string, where: string): ListDefinition<NoteRow> {
  return { ...(all as Omit<ListDefinition<unknown>, 'row'>), name, where };
}

@Implements(listNotes)
export class ListNotesQuery implements Handler<typeof listNotes> {
  constructor(
    private readonly reader: TenantReader,
    private readonly notes: NoteReader,
    private readonly subjects: NoteSubjects,
    private readonly medical: MedicalRight,
  ) {}

  async handle({ query }: InputOf<typeof listNotes>): Promise<ResultOf<typeof listNotes>> {
    if (query.entityType) this.subjects.requireRead(query.entityType);
    const [seesMedical, subject] = await Promise.all([this.medical.isOfCaller(), this.subjectOf(query)]);
    const page = subject === null ? NONE : await this.page(query, subject, seesMedical);
    return { ...page, items: await this.notes.named(page.items), seesMedical };
  }

  private page(query: Query, subject: string | undefined, seesMedical: boolean): Promise<ListPage<NoteRow>> {
    const { entityId, ...rest } = query;
    const isThreads = query.entityType === 'QUOTE_COMMENT' && !query.search;
    const list = isThreads ? comments : seesMedical ? all : withoutMedical;
    return this.reader.page(list, {
      ...rest,
      ...(subject === undefined ? { entityId } : { subject }),
      readable: this.notes.readableKinds(),
    });
  }

  /** Undefined if no record is named. Null if the practice does not have it. */
  private async subjectOf({ entityType, entityId }: Query): Promise<string | null | undefined> {
    if (entityType === undefined || entityId === undefined) return undefined;
    return this.subjects.keyOf(entityType, entityId);
  }
}

const NONE: ListPage<NoteRow> = { items: [], nextCursor: null, total: 0, totalIsEstimate: false };
