import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Operation, OperationPermission, Rights } from '@quillcare/contracts';
import type { NavigationKey } from '../navigation/navigation.en';
import type { ToolKey } from '../navigation/tool.en';
import type { FeatureBoard } from './boards.context';

/**
 * Who may open something: a permission, or a function that loads an operation whose permission applies. Operations are loaded
 * lazily because creating their schemas is slow: `async () => (await import('../../shared/feature/operations')).listNotes`.
 */
export type Right = OperationPermission | (() => Promise<Pick<Operation, 'permission'>>);

export interface FeaturePage {
  path: string;
  /** Loaded when the page is first opened. */
  load: () => Promise<ComponentType>;
  /** Defaults to everyone who is signed in. `public` needs no session. */
  right?: Right;
  /** Whether it is shown on its own, without the sidebar. */
  isAlone?: boolean;
  /** Restricts the page to production, or to all other environments. */
  only?: 'production' | 'elsewhere';
}

/** A place in the sidebar. */
interface MenuPlace {
  group: 'main' | 'management' | 'administration';
  /** Position in the group, in steps of ten. */
  order: number;
  isVisible: (rights: Rights) => boolean;
  /** Whether it is highlighted as a super admin entry. */
  isMarked?: boolean;
  /** Whether it is current only at exactly this path, not below it. */
  isExact?: boolean;
  /** Other paths of the same page. */
  alsoAt?: readonly string[];
}

/** A place in the command palette, which lists the pages of the user's sidebar anyway. */
interface PalettePlace {
  order: number;
  isVisible: (rights: Rights) => boolean;
}

/** A card of the admin page. */
interface ToolPlace {
  group: 'people' | 'practice' | 'records' | 'platform';
  order: number;
  /** One sentence on what can be done there. */
  does: ToolKey;
  right: Right;
}

/** Where the app offers a page, and by which name and icon. */
export type FeatureEntry = {
  to: string;
  /** A key of `navigation.en.ts`, or a name that is not translated yet and shown in English everywhere. */
  label: NavigationKey | { name: string };
} & (
  | { palette: PalettePlace }
  | { icon: ComponentType<SvgIconProps>; menu?: MenuPlace; palette?: PalettePlace; tool?: ToolPlace }
);

/** Something to do from anywhere, such as "New quote". Offered in the command palette. */
export interface FeatureAction {
  order: number;
  label: NavigationKey;
  to: string;
  right: Right;
  /** Window event dispatched once the URL is open; see `Feature.requests`. */
  event?: string;
}

/** Queries for the first page's initial data, sent while the app's code is still loading. */
export interface EarlyReads {
  paths: readonly string[];
  isAllowed: (rights: Rights) => boolean;
  load: () => Promise<readonly (readonly [Operation, object])[]>;
}

/** What a feature contributes to the app, which builds its routes, sidebar, command palette and admin page from it. */
export interface Feature {
  pages?: readonly FeaturePage[];
  /** Old paths and their replacements. */
  redirects?: Readonly<Record<string, string>>;
  /** Its pages in the sidebar, in the command palette and on the admin page. */
  entries?: readonly FeatureEntry[];
  actions?: readonly FeatureAction[];
  /** An action that also has a button in the header. */
  headerAction?: FeatureAction & { right: OperationPermission };
  /** Shown in the dashboard's KANBAN view. */
  board?: FeatureBoard;
  /** Paths to open, by window event. */
  requests?: Readonly<Record<string, string>>;
  /** Button in the header, loaded with the frame. `banner` is shown above every page. */
  headerButton?: () => Promise<ComponentType>;
  banner?: () => Promise<ComponentType>;
  stepUpDialog?: () => Promise<ComponentType<{ onAnswer: (isConfirmed: boolean) => void }>>;
  earlyReads?: EarlyReads;
}
