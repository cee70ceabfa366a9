import type { Rights } from '@quillcare/contracts';
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
  /** Opens an address, and may announce an event there. */
  act: Pick<FeatureAction, 'to' | 'event'>;
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
    label: of(label),
    lang,
    act: { to },
  }));
}

/** The items whose label contains every word of the text, anywhere, ignoring accents. */
export function matchingItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
