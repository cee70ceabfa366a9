import { defineWords } from '../words/words';

/** What the keyboard does everywhere in the app. */
export const shortcutWords = defineWords('shortcuts', {
  search: { keys: 'Ctrl or Cmd + K', does: 'Search and go to a page' },
  searchList: { keys: '/', does: 'Search the list on the page' },
  notifications: { keys: 'Alt + T', does: 'Go to notifications at the bottom right' },
  move: { keys: 'Arrow keys', does: 'Move in a list' },
  close: { keys: 'Esc', does: 'Close a dialog or menu' },
});
