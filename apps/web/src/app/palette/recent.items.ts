import { isEmail, splitName } from '@quillcare/rules';
import type { RecentKind, RecentRecord } from '../../shared/recent/recent.store';
import { word } from '../../shared/words/words';
import { paletteWords } from './palette.en';
import type { PaletteItem } from './palette.items';

const PAGES: Record<RecentKind, string> = { client: '/clients/', lead: '/leads/', quote: '/quotes/view/' };

export function recentItems(records: readonly RecentRecord[]): PaletteItem[] {
  return records.map(({ kind, id, label }) => ({
    id: `recent ${id}`,
    group: 'recent',
    label,
    detail: word(paletteWords, `kinds.${kind}`),
    act: { to: PAGES[kind] + id },
  }));
}

/** Offers to add a client who was not found. The search text prefills the matching field of the form. */
export function newClientItem(text: string): PaletteItem {
  return {
    id: 'new client',
    group: 'create',
    label: word(paletteWords, 'newClient', { text }),
    act: { to: '/clients/new', state: { startWith: startOf(text) } },
  };
}

function startOf(text: string): Record<string, string> {
  if (isEmail(text)) return { email: text };
  if (/^[+(]?\d[\d\s().-]*$/.test(text)) return { phone: text };
  const [before = '', after = ''] = text.split(',');
  return after.trim() ? { ...splitName(`${after} ${before}`) } : { ...splitName(text) };
}
