import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Operation, OperationPermission, Rights } from '@quillcare/contracts';
import type { NavigationKey } from '../navigation/navigation.en';
import type { ToolKey } from '../navigation/tool.en';
import type { FeatureBoard } from './boards.context';

/**
 * Who may open something: a permission, or an operation whose permission decides. An operation is fetched when it is
 * first needed, because creating its schemas is slow:
 * `async () => (await import('../../shared/feature/operations')).listNotes`.
 */
export type Right = OperationPermission | (() => Promise<Pick<Operation, 'permission'>>);

export interface FeaturePage {
  path: string;
  /** Fetched when the page is first opened. */
  load: () => Promise<ComponentType>;
  /** By default everybody who is signed in; `public` needs no session. */
  right?: Right;
  /** Shown alone, without the sidebar. */
  isAlone?: boolean;
  /** Exists only in production, or only elsewhere. */
  only?: 'production' | 'elsewhere';
}

export interface MenuEntry {
  group: 'main' | 'management' | 'administration';
  /** Its place in the group, in steps of ten. */
  order: number;
  /** Its name; in English everywhere while it is not in `navigation.en.ts`, where it gets its translations. */
  label: NavigationKey | { name: string };
  to: string;
  icon: ComponentType<SvgIconProps>;
  isVisible: (rights: Rights) => boolean;
  /** Marked for super admins. */
  isMarked?: boolean;
  /** Current only at this address, not below it. */
  isExact?: boolean;
  /** Other addresses of the same page. */
  alsoAt?: readonly string[];
}

/** Something to do from anywhere, such as "New quote": the palette offers it. */
export interface FeatureAction {
  order: number;
  label: NavigationKey;
  to: string;
  right: Right;
  /** Announced to the window once the address is open; see `Feature.requests`. */
  event?: string;
}

/** A page that the palette finds although the sidebar does not show it. */
export interface PaletteEntry {
  order: number;
  label: NavigationKey;
  to: string;
  isVisible: (rights: Rights) => boolean;
}

/** A card of the admin page. */
export interface AdminTool {
  group: 'people' | 'practice' | 'records' | 'platform';
  order: number;
  to: string;
  title: NavigationKey;
  /** What one does there, in a sentence. */
  does: ToolKey;
  icon: ComponentType<SvgIconProps>;
  right: Right;
}

/** Reads that its first page begins with: sent while the app's code is still on its way. */
export interface EarlyReads {
  paths: readonly string[];
  isAllowed: (rights: Rights) => boolean;
  load: () => Promise<readonly (readonly [Operation, object])[]>;
}

/** What a feature shows of itself: `app` makes routes, sidebar, palette and admin page of it. */
export interface Feature {
  pages?: readonly FeaturePage[];
  /** Old addresses and where they lead. */
  redirects?: Readonly<Record<string, string>>;
  menu?: readonly MenuEntry[];
  actions?: readonly FeatureAction[];
  /** An action that also has a button in the header. */
  headerAction?: FeatureAction & { right: OperationPermission };
  palette?: readonly PaletteEntry[];
  tools?: readonly AdminTool[];
  /** Shown in the dashboard's KANBAN view. */
  board?: FeatureBoard;
  /** Addresses opened when a window event asks for them. */
  requests?: Readonly<Record<string, string>>;
  /** Buttons in the header and banners above each page, fetched with the frame around it. */
  headerButton?: () => Promise<ComponentType>;
  banner?: () => Promise<ComponentType>;
  /** Asks the person to confirm who they are. */
  stepUpDialog?: () => Promise<ComponentType<{ onAnswer: (isConfirmed: boolean) => void }>>;
  earlyReads?: EarlyReads;
}
