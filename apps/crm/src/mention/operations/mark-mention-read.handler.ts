import { AppError, markMentionRead, MentionRead, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { MedicalRight } from '../../note/medical-right';
import { NoteReader } from '../../note/note.reader';
import { MINE } from '../mention.sql';

const FIND = `select m.read_at from ${MINE} and m.id = $5`;
const MARK = `update crm.mention set read_at = $3, updated_at = $3, version = version + 1
  where organisation_id = $1 and id = $2 and read_at is null`;

@Implements(markMentionRead)
export class MarkMentionReadHandler implements Handler<typeof markMentionRead> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly notes: NoteReader,
    private readonly medical: MedicalRight,
  ) {}

  async handle({ body }: InputOf<typeof markMentionRead>): Promise<ResultOf<typeof markMentionRead>> {
    const { organisationId } = this.uow;
    const { userId } = actingStaff();
    const whose = [organisationId, userId, this.notes.readableKinds(), await this.medical.isOfCaller()];
    if ((await this.uow.query(FIND, [...whose, body.id])).length === 0) throw new AppError('NOT_FOUND');
    const marked = await this.uow.execute(MARK, [organisationId, body.id, this.uow.now()]);
    if (marked > 0) this.uow.emit(MentionRead, body.id, { mentionId: body.id, userId });
    return { success: true, id: body.id };
  }
}
