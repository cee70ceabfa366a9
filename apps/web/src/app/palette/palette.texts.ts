export const paletteTexts = {
  title: 'Search pages, actions, clients and quotes',
  placeholder: 'Search for a page, action, client or quote number',
  results: 'Results',
  groups: { actions: 'Actions', pages: 'Pages', clients: 'Clients', quotes: 'Quotes' },
  searching: 'Searching clients and quotes…',
  nothing: 'No results.',
  nothingHint: 'Try a name, an email, a phone number or a quote number.',
  failed: 'We could not search clients and quotes. Try again in a moment.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  keys: [
    { keys: '↑ ↓', does: 'move' },
    { keys: 'Enter', does: 'open' },
    { keys: 'Esc', does: 'close' },
    { keys: '/', does: 'search this list' },
    { keys: 'Alt T', does: 'go to messages' },
  ],
} as const;
