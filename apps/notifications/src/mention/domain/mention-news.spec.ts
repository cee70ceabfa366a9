import { noteEntityType, noteResource, SOURCE_NEEDS } from '@quillcare/contracts';
import { mentionNews } from './mention-news';

const id = '01890000-0000-7000-8000-000000000001';
const event = {
  mentionId: id,
  userId: id,
  authorId: id,
  entityId: id,
  actionUrl: `/clients/${id}?note=${id}`,
  tag: 'TAGGED_IN_NOTE' as const,
};

it.each(noteEntityType.options)('requires permission to read the note: %s', (entityType) => {
  const { source, to } = mentionNews({ ...event, entityType }, 'Grace Kim');
  expect(source && SOURCE_NEEDS[source.type]).toBe(noteResource(entityType));
  expect(to).toEqual({ userId: id });
});

it('names the author and the kind of record, in the words of the specification', () => {
  const news = mentionNews({ ...event, entityType: 'CLIENT_NOTE' }, 'Grace Kim');
  expect(news).toMatchObject({
    title: 'You were mentioned',
    message: 'Grace Kim mentioned you in a note about a client.',
    action: { label: 'VIEW_NOTE', path: event.actionUrl },
  });
});

it('calls an answer a reply, and copes without an author’s name', () => {
  const news = mentionNews({ ...event, entityType: 'QUOTE_COMMENT', tag: 'MENTION_REPLY' }, null);
  expect(news).toMatchObject({
    title: 'You got a reply',
    message: 'A colleague replied to your comment on a quote.',
  });
});
