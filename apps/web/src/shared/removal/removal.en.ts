import { defineWords } from '../words/words';

export const removalWords = defineWords('removal', {
  remove: 'Delete',
  restore: 'Restore',
  restored: '{{name}} restored',
  undo: 'Undo',
  cancel: 'Cancel',
  show: 'Show',
  current: 'Current',
  deleted: 'Deleted',
  title: 'Delete {{name}}?',
  depending: '{{name}} has:',
  kept: 'They are kept and still show this name. You can restore it at any time from the list, under “Deleted”.',
  usedBy: '{{name}} is used by:',
  usedKept:
    'New quotes no longer offer it; quotes that have it keep it. You can restore it at any time from the list, under “Deleted”.',
  rulesStop: 'While it is deleted, its pricing rules change nothing.',
  notice: '{{name}} was deleted on {{day}}.',
  noticeHint: 'The details are kept for the records that refer to them.',
  restoreFailed: 'Failed to restore',
});
