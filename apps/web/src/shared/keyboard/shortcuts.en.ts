import { defineWords } from '../words/words';

export const shortcutWords = defineWords('shortcuts', {
  search: { keys: '/ or Ctrl + K (Cmd + K)', does: 'Search records, pages and actions' },
  today: { keys: 'J, K and Enter', does: 'On Today: move through the list and do the next step' },
  notifications: { keys: 'Alt + T', does: 'Go to notifications at the bottom right' },
  move: { keys: 'Arrow keys', does: 'Move in a list' },
  carry: { keys: 'M', does: 'In the surgery calendar: pick up the selected case to move it' },
  close: { keys: 'Esc', does: 'Close a dialog or menu' },
});
