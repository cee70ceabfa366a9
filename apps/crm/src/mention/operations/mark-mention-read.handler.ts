import { AppError, markMentionRead, MentionRead } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { MedicalNoteAccess } from '../../note/medical-note-access';
import { NoteReader } from '../../note/note.reader';
import { OWN_MENTIONS } from '../mention.sql';

const FIND = `select m.read_at from ${OWN_MENTIONS} and m.id = $5`;
const MARK = `update crm.mention set read_at = $3, updated_at = $3, version = version + 1
  where organisation_id = $1 and id = $2 and read_at is null`;

export const MarkMentionReadHandler = implement(
  markMentionRead,
  [UnitOfWork, NoteReader, MedicalNoteAccess],
  (uow, notes, medical) => ({
    async handle({ body }) {
      const { organisationId } = uow;
      const { userId } = requireUser();
      const baseParams = [organisationId, userId, notes.readableKinds(), await medical.isGrantedToCaller()];
      if ((await uow.query(FIND, [...baseParams, body.id])).length === 0) throw new AppError('NOT_FOUND');
      const marked = await uow.execute(MARK, [organisationId, body.id, uow.now()]);
      if (marked > 0) uow.emit(MentionRead, body.id, { mentionId: body.id, userId });
      return { success: true, id: body.id };
    },
  }),
);
