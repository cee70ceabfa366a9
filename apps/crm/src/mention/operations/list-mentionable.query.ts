import { listMentionable, type InputOf, type ResultOf } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Implements, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { NoteColleagues } from '../../note/note-colleagues';
import { NoteSubjects } from '../../note/note-subjects';

/** Those who are offered at once; who is not among them is found by typing on. */
const OFFERED = 20;

@Implements(listMentionable)
export class ListMentionableQuery implements Handler<typeof listMentionable> {
  constructor(
    private readonly subjects: NoteSubjects,
    private readonly colleagues: NoteColleagues,
  ) {}

  async handle({ query }: InputOf<typeof listMentionable>): Promise<ResultOf<typeof listMentionable>> {
    this.subjects.requireRead(query.entityType);
    const { userId: ownId } = actingStaff();
    const words = searchKey(query.search ?? '').split(' ');
    const found = (await this.colleagues.whoRead(query.entityType, query.type)).filter(
      ({ userId, name }) => userId !== ownId && matches(name, words),
    );
    return { items: found.slice(0, OFFERED).map(({ userId, name, role }) => ({ id: userId, name, role })) };
  }
}

/** Each word is the beginning of a part of the name. */
function matches(name: string, words: readonly string[]): boolean {
  const parts = searchKey(name).split(/[ -]/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
