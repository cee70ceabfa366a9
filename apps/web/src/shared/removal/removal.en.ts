import { messagesWords } from '../messages/messages.en';
import { defineWords } from '../words/words';

export const removalWords = defineWords('removal', {
  delete: {
    label: 'Delete',
    title: 'Delete {{name}}?',
    done: messagesWords.en.deleted,
    failed: messagesWords.en.deleteFailed,
    undone: '{{name}} restored',
    undoFailed: 'Failed to restore',
  },
  restore: { label: 'Restore', done: '{{name}} restored', failed: 'Failed to restore' },
  show: 'Show',
  current: 'Current',
  deleted: 'Deleted',
  depending: '{{name}} has:',
  kept: 'They are kept and still show this name. You can restore it at any time from the list, under “Deleted”.',
  usedBy: '{{name}} is used by:',
  usedKept:
    'New quotes no longer offer it; quotes that have it keep it. You can restore it at any time from the list, under “Deleted”.',
  rulesStop: 'While it is deleted, its pricing rules change nothing.',
  notice: '{{name}} was deleted on {{day}}.',
  noticeHint: 'The details are kept for the records that refer to them.',
});
