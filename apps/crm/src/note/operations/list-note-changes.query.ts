import { AppError, listNoteChanges, type NoteChange } from '@quillcare/contracts';
import { mentionedIn, withNames } from '@quillcare/rules';
import { implement, PeopleNames, TenantReader } from '@quillcare/service-kit';
import { MedicalRight } from '../medical-right';
import { isPersonId, NoteReader } from '../note.reader';

type Row = Omit<NoteChange, 'by'> & { actedBy: string | null };

// Text from when the note was medical stays protected, whatever its type is now.
const CHANGES = `select id, act, type, case when type <> 'MEDICAL' or $3 then text else '' end as text, acted_at as at, acted_by
  from crm.note_history where organisation_id = $1 and note_id = $2 order by acted_at desc, id desc limit 200`;

export const ListNoteChangesQuery = implement(
  listNoteChanges,
  [TenantReader, NoteReader, PeopleNames, MedicalRight],
  (reader, notes, people, medical) => ({
    async handle({ params }) {
      const note = await notes.find(params.id);
      if (!note) throw new AppError('NOT_FOUND');
      const seesMedical = await medical.isOfCaller();
      const rows = await reader.rows<Row>('crm.note_changes', CHANGES, [params.id, seesMedical]);
      // Reading text from when the note was medical is audited as reading a medical note.
      if (seesMedical && rows.some(({ type }) => type === 'MEDICAL'))
        await notes.readMedical([{ ...note, type: 'MEDICAL' }]);
      const mentioned = rows.flatMap(({ text }) => mentionedIn(text).map(({ id }) => id)).filter(isPersonId);
      const names = await people.of([...rows.map(({ actedBy }) => actedBy), ...mentioned]);
      return {
        items: rows.map(({ actedBy, ...row }) => ({
          ...row,
          text: withNames(row.text, (id) => names.get(id)),
          by: actedBy === null ? null : { id: actedBy, name: names.get(actedBy) ?? null },
        })),
      };
    },
  }),
);
