import {
  ADMINS,
  createClient,
  createDoctor,
  createHospital,
  createImport,
  createSurgery,
  allows,
  can,
  type Operation,
  type Rights,
} from '@quillcare/contracts';
import type { NavigationKey } from '../i18n/navigation.en';
import { navigationFor } from '../shell/navigation';
import { paletteTexts } from './palette.texts';

export type PaletteGroup = keyof typeof paletteTexts.groups;

/** The effect of an item: opens an address, or runs a quick action of the shell. */
export type PaletteAct = { to: string } | { quick: 'newQuote' };

export interface PaletteItem {
  id: string;
  group: PaletteGroup;
  label: string;
  /** In small print beside the label. */
  detail?: string;
  /** The language of the label, if it is not the page's. */
  lang?: string;
  act: PaletteAct;
}

export interface Words {
  of: (key: NavigationKey) => string;
  lang: string | undefined;
}

const { actions, pages } = paletteTexts;

const CREATES: readonly [label: string, to: string, operation: Operation][] = [
  [actions.newClient, '/clients/new', createClient],
  [actions.newDoctor, '/doctors/new', createDoctor],
  [actions.newHospital, '/hospitals/new', createHospital],
  [actions.newSurgery, '/surgeries/new', createSurgery],
  [actions.importClients, '/clients/import', createImport],
];

const isAdmin = (rights: Rights) => (ADMINS as readonly string[]).includes(rights.role);
const isSuperAdmin = (rights: Rights) => rights.role === 'SUPER_ADMIN';
const always = () => true;

// Pages without an entry in the sidebar.
const MORE: readonly [label: string, to: string, isVisible: (rights: Rights) => boolean][] = [
  [pages.organisationSettings, '/admin/organization-settings', isAdmin],
  [pages.diagnostic, '/diagnostic', isSuperAdmin],
  [pages.contactMessages, '/admin/contact-messages', isSuperAdmin],
  [pages.twoStep, '/security/mfa/setup', always],
  [pages.startup, '/startup-wizard', (rights) => can(rights, 'QUOTES', 'CREATE')],
];

/** The actions and pages that the person has rights to, in display order. */
export function ownItems(rights: Rights, words: Words): PaletteItem[] {
  if (!rights.isActive) return [];
  return [...quickItems(rights, words), ...createItems(rights), ...pageItems(rights, words)];
}

function quickItems(rights: Rights, { of, lang }: Words): PaletteItem[] {
  if (!can(rights, 'QUOTES', 'CREATE')) return [];
  return [
    { id: 'newQuote', group: 'actions', label: of('quick.newQuote'), lang, act: { quick: 'newQuote' } },
  ];
}

function createItems(rights: Rights): PaletteItem[] {
  return CREATES.filter(([, , operation]) => allows(operation.permission, rights)).map(([label, to]) => ({
    id: to,
    group: 'actions',
    label,
    act: { to },
  }));
}

function pageItems(rights: Rights, { of, lang }: Words): PaletteItem[] {
  const page = (label: string, to: string): PaletteItem => ({
    id: `page ${to}`,
    group: 'pages',
    label,
    act: { to },
  });
  return [
    ...navigationFor(rights).flatMap(({ entries }) =>
      entries.map(({ label, to }) => ({ ...page(of(label), to), lang })),
    ),
    { ...page(of('footer.profile'), '/profile'), lang },
    ...MORE.filter(([, , isVisible]) => isVisible(rights)).map(([label, to]) => page(label, to)),
  ];
}

/** The items whose label contains every word of the text, anywhere, ignoring accents. */
export function matchingItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
