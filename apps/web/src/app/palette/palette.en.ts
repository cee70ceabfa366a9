import { defineWords } from '../../shared/words/words';

export const paletteWords = defineWords('palette', {
  title: 'Search pages, actions, clients and quotes',
  placeholder: 'Search for a page, action, client or quote number',
  results: 'Results',
  groups: {
    actions: 'Actions',
    pages: 'Pages',
    clients: 'Clients',
    quotes: 'Quotes',
  },
  open: 'Search or go to',
  searching: 'Searching clients and quotes…',
  nothing: 'No results.',
  nothingHint: 'Try a name, an email, a phone number or a quote number.',
  failed: 'We could not search clients and quotes. Try again in a moment.',
  found_one: '1 result',
  found_other: '{{count}} results',
  keys: {
    move: { keys: '↑ ↓', does: 'move' },
    open: { keys: 'Enter', does: 'open' },
    close: { keys: 'Esc', does: 'close' },
    search: { keys: '/', does: 'search this list' },
    messages: { keys: 'Alt T', does: 'go to messages' },
  },
});
