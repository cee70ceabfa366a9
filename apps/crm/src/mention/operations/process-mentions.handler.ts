import { processMentions, type InputOf, type ResultOf } from '@quillcare/contracts';
import { mentionedIn, withTypedMentions } from '@quillcare/rules';
import { Implements, type Handler } from '@quillcare/service-kit';
import { checkMentioned } from '../../note/domain/note';
import { NoteColleagues } from '../../note/note-colleagues';
import { NoteSubjects, type NoteSubject } from '../../note/note-subjects';
import { MentionWriter } from '../../note/mention-writer';

type Input = InputOf<typeof processMentions>;

interface Prepared {
  subject: NoteSubject;
  /** With what was typed as mentions. */
  text: string;
}

/** For texts that are kept elsewhere, such as the notes of an audit record. */
@Implements(processMentions)
export class ProcessMentionsHandler implements Handler<typeof processMentions> {
  constructor(
    private readonly subjects: NoteSubjects,
    private readonly colleagues: NoteColleagues,
    private readonly mentions: MentionWriter,
  ) {}

  async prepare({ body }: Input): Promise<Prepared> {
    const { entityType, entityId } = body;
    const subject = await this.subjects.toWriteOn(entityType, entityId);
    const readers = await this.colleagues.whoRead(entityType, 'GENERAL');
    const people = readers.map(({ userId: id, name }) => ({ id, name }));
    const text = withTypedMentions(body.text, people);
    checkMentioned(text, '', new Set(people.map(({ id }) => id)));
    return { subject, text };
  }

  async handle(_input: Input, { subject, text }: Prepared): Promise<ResultOf<typeof processMentions>> {
    const { entityType, entityId } = subject;
    const tag = entityType === 'QUOTE_COMMENT' ? 'TAGGED_IN_COMMENT' : 'TAGGED_IN_NOTE';
    let mentioned = 0;
    for (const { id } of mentionedIn(text))
      if (await this.mentions.tell(id, { tag, noteId: null, entityType, entityId, excerpt: text }))
        mentioned += 1;
    return { success: true, mentioned };
  }
}
