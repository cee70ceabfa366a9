import { listMentionable } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { implement } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { NoteColleagues } from '../../note/note-colleagues';
import { NoteSubjects } from '../../note/note-subjects';

/** Number of colleagues offered at once. Others are found by typing more. */
const OFFERED = 20;

export const ListMentionableQuery = implement(
  listMentionable,
  [NoteSubjects, NoteColleagues],
  (subjects, colleagues) => ({
    async handle({ query }) {
      subjects.requireRead(query.entityType);
      const { userId: ownId } = actingStaff();
      const words = searchKey(query.search ?? '').split(' ');
      const found = (await colleagues.whoRead(query.entityType, query.type)).filter(
        ({ userId, name }) => userId !== ownId && matches(name, words),
      );
      return { items: found.slice(0, OFFERED).map(({ userId, name, role }) => ({ id: userId, name, role })) };
    },
  }),
);

/** Returns whether each word is a prefix of some part of the name. */
function matches(name: string, words: readonly string[]): boolean {
  const parts = searchKey(name).split(/[ -]/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
