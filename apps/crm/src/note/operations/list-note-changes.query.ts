import {
  AppError,
  listNoteChanges,
  type InputOf,
  type NoteChange,
  type ResultOf,
} from '@quillcare/contracts';
import { mentionedIn, withNames } from '@quillcare/rules';
import { Implements, PeopleNames, TenantReader, type Handler } from '@quillcare/service-kit';
import { MedicalRight } from '../medical-right';
import { isPersonId, NoteReader } from '../note.reader';

type Row = Omit<NoteChange, 'by'> & { actedBy: string | null };

// What a note said while it was medical stays medical, whatever it is now.
const CHANGES = `select id, act, type, case when type <> 'MEDICAL' or $3 then text else '' end as text, acted_at as at, acted_by
  from crm.note_history where organisation_id = $1 and note_id = $2 order by acted_at desc, id desc limit 200`;

@Implements(listNoteChanges)
export class ListNoteChangesQuery implements Handler<typeof listNoteChanges> {
  constructor(
    private readonly reader: TenantReader,
    private readonly notes: NoteReader,
    private readonly people: PeopleNames,
    private readonly medical: MedicalRight,
  ) {}

  async handle({ params }: InputOf<typeof listNoteChanges>): Promise<ResultOf<typeof listNoteChanges>> {
    const note = await this.notes.find(params.id);
    if (!note) throw new AppError('NOT_FOUND');
    const seesMedical = await this.medical.isOfCaller();
    const rows = await this.reader.rows<Row>('crm.note_changes', CHANGES, [params.id, seesMedical]);
    // What it said while it was medical is read as such, whatever it is now.
    if (seesMedical && rows.some(({ type }) => type === 'MEDICAL'))
      await this.notes.readMedical([{ ...note, type: 'MEDICAL' }]);
    const mentioned = rows.flatMap(({ text }) => mentionedIn(text).map(({ id }) => id)).filter(isPersonId);
    const names = await this.people.of([...rows.map(({ actedBy }) => actedBy), ...mentioned]);
    return {
      items: rows.map(({ actedBy, ...row }) => ({
        ...row,
        text: withNames(row.text, (id) => names.get(id)),
        by: actedBy === null ? null : { id: actedBy, name: names.get(actedBy) ?? null },
      })),
    };
  }
}
