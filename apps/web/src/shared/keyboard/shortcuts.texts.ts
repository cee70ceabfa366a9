/** What the keyboard does everywhere in the app. */
export const SHORTCUTS = [
  { keys: 'Ctrl or Cmd + K', does: 'Search and go to a page' },
  { keys: '/', does: 'Search the list on the page' },
  { keys: 'Alt + T', does: 'Go to notifications at the bottom right' },
  { keys: 'Arrow keys', does: 'Move in a list' },
  { keys: 'Esc', does: 'Close a dialog or menu' },
] as const;
