import type { Rights } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { FeatureAction } from '../../shared/feature/feature';
import type { NavigationKey } from '../../shared/navigation/navigation.en';
import { mayOpen } from '../access/permissions';
import { FEATURES } from '../features';
import { navigationFor } from '../shell/navigation';
import type { paletteWords } from './palette.en';

export type PaletteGroup = keyof typeof paletteWords.en.groups;

export interface PaletteItem {
  id: string;
  group: PaletteGroup;
  label: string;
  /** In small print beside the label. */
  detail?: string;
  /** The language of the label, if it is not the page's. */
  lang?: string;
  /** Opens an address, and may announce an event there or hand over what is known already. */
  act: Pick<FeatureAction, 'to' | 'event'> & { state?: object };
}

export interface Words {
  of: (key: NavigationKey) => string;
  lang: string | undefined;
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The actions and pages that the person has rights to, in display order; after `fetchPermissions`. */
export function ownItems(rights: Rights, words: Words): PaletteItem[] {
  if (!rights.isActive) return [];
  return [...actionItems(rights, words), ...pageItems(rights, words)];
}

function actionItems(rights: Rights, { of, lang }: Words): PaletteItem[] {
  return FEATURES.flatMap(({ headerAction, actions = [] }) => [
    ...(headerAction ? [headerAction] : []),
    ...actions,
  ])
    .filter(({ right }) => mayOpen(right, rights))
    .sort(byOrder)
    .map(({ label, to, event }) => ({
      id: label,
      group: 'actions',
      label: of(label),
      lang,
      act: { to, event },
    }));
}

function pageItems(rights: Rights, { of, lang }: Words): PaletteItem[] {
  const found = FEATURES.flatMap(({ palette = [] }) => palette)
    .filter(({ isVisible }) => isVisible(rights))
    .sort(byOrder);
  const pages = [...navigationFor(rights).flatMap(({ entries }) => entries), ...found];
  return pages.map(({ label, to }) => ({
    id: `page ${to}`,
    group: 'pages',
    label: typeof label === 'string' ? of(label) : label.name,
    lang,
    act: { to },
  }));
}

/** More pages and actions than these would push the records that somebody looks for out of sight. */
const MOST_MATCHES = 5;

/** The items with words that begin with every word of the text, ignoring accents; all of them while nothing is typed. */
export function matchingItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...items];
  const begins = (label: string, word: string) => wordsOf(label).some((own) => own.startsWith(word));
  return items.filter(({ label }) => typed.every((word) => begins(label, word))).slice(0, MOST_MATCHES);
}

function wordsOf(text: string): string[] {
  return searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
