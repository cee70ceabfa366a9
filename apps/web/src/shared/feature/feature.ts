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

export interface MenuEntry {
  group: 'main' | 'management' | 'administration';
  /** Position in the group, in steps of ten. */
  order: number;
  /** A key of `navigation.en.ts`, or a name that is not translated yet and shown in English everywhere. */
  label: NavigationKey | { name: string };
  to: string;
  icon: ComponentType<SvgIconProps>;
  isVisible: (rights: Rights) => boolean;
  /** Whether it is highlighted as a super admin entry. */
  isMarked?: boolean;
  /** Whether it is current only at exactly this path, not below it. */
  isExact?: boolean;
  /** Other paths of the same page. */
  alsoAt?: readonly string[];
}

/** Something to do from anywhere, such as "New quote". Offered in the command palette. */
export interface FeatureAction {
  order: number;
  label: NavigationKey;
  to: string;
  right: Right;
  /** Window event dispatched once the URL is open; see `Feature.requests`. */
  event?: string;
}

/** A page found in the command palette but not listed in the sidebar. */
export interface PaletteEntry {
  order: number;
  label: NavigationKey;
  to: string;
  isVisible: (rights: Rights) => boolean;
}

export interface AdminTool {
  group: 'people' | 'practice' | 'records' | 'platform';
  order: number;
  to: string;
  title: NavigationKey;
  /** One sentence on what can be done there. */
  does: ToolKey;
  icon: ComponentType<SvgIconProps>;
  right: Right;
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
  menu?: readonly MenuEntry[];
  actions?: readonly FeatureAction[];
  /** An action that also has a button in the header. */
  headerAction?: FeatureAction & { right: OperationPermission };
  palette?: readonly PaletteEntry[];
  tools?: readonly AdminTool[];
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
