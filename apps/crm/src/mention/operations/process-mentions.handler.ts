import { processMentions } from '@quillcare/contracts';
import { findMentionedPeople, resolveTypedMentions } from '@quillcare/rules';
import { implement } from '@quillcare/service-kit';
import { assertMentionsAllowed } from '../../note/domain/note';
import { NoteColleagues } from '../../note/note-colleagues';
import { NoteSubjects } from '../../note/note-subjects';
import { MentionWriter } from '../../note/mention-writer';

/** Handles mentions in texts stored elsewhere, such as the notes of an audit entry. */
export const ProcessMentionsHandler = implement(
  processMentions,
  [NoteSubjects, NoteColleagues, MentionWriter],
  (subjects, colleagues, mentions) => ({
    async prepare({ body }) {
      const { entityType, entityId } = body;
      const subject = await subjects.findWritable(entityType, entityId);
      const readers = await colleagues.readers(entityType, 'GENERAL');
      const people = readers.map(({ userId: id, name }) => ({ id, name }));
      const text = resolveTypedMentions(body.text, people);
      assertMentionsAllowed(text, '', new Set(people.map(({ id }) => id)));
      return { subject, text };
    },

    async handle(_input, { subject, text }) {
      const { entityType, entityId } = subject;
      const tag = entityType === 'QUOTE_COMMENT' ? 'TAGGED_IN_COMMENT' : 'TAGGED_IN_NOTE';
      let mentioned = 0;
      for (const { id } of findMentionedPeople(text))
        if (await mentions.notify(id, { tag, noteId: null, entityType, entityId, excerpt: text }))
          mentioned += 1;
      return { success: true, mentioned };
    },
  }),
);
