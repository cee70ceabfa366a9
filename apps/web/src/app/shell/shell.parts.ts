import { createContext, use, type ComponentType } from 'react';

/** What features add to the frame around every page. */
export interface ShellParts {
  headerButtons: readonly ComponentType[];
  banners: readonly ComponentType[];
}

export const ShellPartsContext = createContext<ShellParts>({ headerButtons: [], banners: [] });

export const useShellParts = (): ShellParts => use(ShellPartsContext);
