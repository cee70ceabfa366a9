import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { role } from '../core/permissions';
import { id, instant, rawText, text } from '../core/primitives';
import { toPerson } from '../core/recipients';
import { NOTE_LENGTH, noteEntityType, noteType } from './note.schemas';

/** Why a person is notified: an @ in a note, an @ in a comment, or a reply to their comment. */
export const mentionTag = z.enum(['TAGGED_IN_NOTE', 'TAGGED_IN_COMMENT', 'MENTION_REPLY']);
export type MentionTag = z.infer<typeof mentionTag>;

/** Maximum number of mentions returned by `GET /mentions/my`, newest first. */
export const SHOWN_MENTIONS = 100;

/** A mention as the mentioned person sees it. Field names follow the specification. */
export const mention = z.object({
  id,
  type: z.enum(['tagged-in-note', 'tagged-in-comment', 'mention-reply']),
  tag: mentionTag,
  entity_type: noteEntityType,
  entity_id: id,
  author_id: id.nullable(),
  author_name: z.string().nullable(),
  /** The start of the current text. Null if there is nothing to show. */
  note_excerpt: z.string().nullable(),
  is_read: z.boolean(),
  read_at: instant.nullable(),
  created_at: instant,
  /** Path of a page in the staff app. */
  action_url: z.string(),
});
export type Mention = z.infer<typeof mention>;

export const listMyMentions = query({
  name: 'crm.listMyMentions',
  summary: 'List your mentions in records you may read, newest first',
  http: { method: 'GET', path: '/mentions/my' },
  permission: 'signed-in',
  // Ignored: the session identifies the user.
  query: z.strictObject({ userId: id.optional() }),
  result: z.object({
    success: z.literal(true),
    notifications: z.array(mention),
    /** Number of all unread mentions, exact up to 99; 100 means more. */
    unread: z.number().int(),
  }),
  provides: ['Mention'],
});

export const markMentionRead = command({
  name: 'crm.markMentionRead',
  summary: 'Mark a mention as read',
  http: { method: 'POST', path: '/mentions/mark-read', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  body: z.strictObject({ id }),
  result: z.object({ success: z.literal(true), id }),
  errors: ['NOT_FOUND'],
  invalidates: ['Mention', 'Notification'],
});

export const processMentions = command({
  name: 'crm.processMentions',
  summary: 'Notify the colleagues mentioned in a text by @[name](id) or @name',
  http: { method: 'POST', path: '/mentions/process', status: 200 },
  permission: 'signed-in',
  body: z.strictObject({
    text: text(NOTE_LENGTH),
    entityType: noteEntityType,
    entityId: id,
    // Both ignored: they are known from the session.
    organizationId: id.optional(),
    authorId: id.optional(),
  }),
  result: z.object({
    success: z.literal(true),
    mentioned: z.number().int(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** Lists people for the "@" picker. */
export const listMentionable = query({
  name: 'crm.listMentionable',
  summary: 'List active colleagues who may read a note of this kind, by name',
  http: { method: 'GET', path: '/mentions/people' },
  permission: 'signed-in',
  query: z.strictObject({
    entityType: noteEntityType.default('CLIENT_NOTE'),
    type: noteType.default('GENERAL'),
    search: rawText(100).optional(),
  }),
  result: z.object({ items: z.array(z.object({ id, name: z.string(), role })) }),
  errors: ['FORBIDDEN'],
  provides: ['User', 'NoteSettings'],
});

const live = {
  audience: ({ userId }: { userId: string }) => ({ to: toPerson(userId), needs: null }),
  tags: () => [{ type: 'Mention' as const }],
};

/** Carries ids only, because the text must be read where its rights are checked. */
export const PersonMentioned = event({
  service: 'crm',
  name: 'PersonMentioned',
  data: z.object({
    mentionId: id,
    userId: id,
    authorId: id.nullable(),
    tag: mentionTag,
    entityType: noteEntityType,
    entityId: id,
    actionUrl: z.string(),
  }),
  live,
});

/** The text with the mention was deleted, or no longer mentions the person. */
export const MentionWithdrawn = event({
  service: 'crm',
  name: 'MentionWithdrawn',
  data: z.object({ mentionId: id, userId: id }),
  live,
});

/** `mentionId` is null if all were marked as read at once. */
export const MentionRead = event({
  service: 'crm',
  name: 'MentionRead',
  data: z.object({ mentionId: id.nullable(), userId: id }),
  live,
});
