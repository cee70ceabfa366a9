import type { Rights } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { FeatureAction } from '../../shared/feature/feature';
import type { NavigationKey } from '../../shared/navigation/navigation.en';
import { canOpen } from '../access/permissions';
import { PALETTE } from '../entries';
import { FEATURES } from '../features';
import { buildNavigation } from '../shell/navigation';
import type { paletteWords } from './palette.en';

export type PaletteGroup = keyof typeof paletteWords.en.groups;

export interface PaletteItem {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Shown in small print next to the label. */
  detail?: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  /** Opens a URL, optionally dispatching an event there or passing state to it. */
  act: Pick<FeatureAction, 'to' | 'event'> & { state?: object };
}

export interface ItemTexts {
  of: (key: NavigationKey) => string;
  lang: string | undefined;
}

const compareOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** Returns the actions and pages the user may open, in display order. Await `fetchPermissions` first. */
export function actionAndPageItems(rights: Rights, words: ItemTexts): PaletteItem[] {
  if (!rights.isActive) return [];
  return [...actionItems(rights, words), ...pageItems(rights, words)];
}

function actionItems(rights: Rights, { of, lang }: ItemTexts): PaletteItem[] {
  return FEATURES.flatMap(({ headerAction, actions = [] }) => [
    ...(headerAction ? [headerAction] : []),
    ...actions,
  ])
    .filter(({ right }) => canOpen(right, rights))
    .sort(compareOrder)
    .map(({ label, to, event }) => ({
      id: label,
      group: 'actions',
      label: of(label),
      lang,
      act: { to, event },
    }));
}

function pageItems(rights: Rights, { of, lang }: ItemTexts): PaletteItem[] {
  const found = PALETTE.filter(({ isVisible }) => isVisible(rights)).sort(compareOrder);
  const pages = [...buildNavigation(rights).flatMap(({ entries }) => entries), ...found];
  return pages.map(({ label, to }) => ({
    id: `page ${to}`,
    group: 'pages',
    label: typeof label === 'string' ? of(label) : label.name,
    lang,
    act: { to },
  }));
}

/** Limits pages and actions, so that they do not push the matching records out of view. */
const MAX_MATCHES = 5;

/** Returns the items in which every word of the text begins some word, ignoring accents. Without a text, all of them. */
export function matchingItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...items];
  const startsWithWord = (label: string, word: string) => wordsOf(label).some((own) => own.startsWith(word));
  return items
    .filter(({ label }) => typed.every((word) => startsWithWord(label, word)))
    .slice(0, MAX_MATCHES);
}

function wordsOf(text: string): string[] {
  return searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
