/** What the keyboard does everywhere in the app. */
export const SHORTCUTS = [
  { keys: 'Ctrl or Cmd + K', does: 'Search, or go anywhere' },
  { keys: '/', does: 'Search the list on the page' },
  { keys: 'Alt + T', does: 'Go to the messages bottom right' },
  { keys: 'Arrow keys', does: 'Move in a list' },
  { keys: 'Esc', does: 'Close what is open' },
] as const;
