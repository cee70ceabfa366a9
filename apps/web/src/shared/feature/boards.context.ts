import { createContext, use, type ComponentType } from 'react';
import type { OperationPermission } from '@quillcare/contracts';
import type { NavigationKey } from '../navigation/navigation.en';

/** A feature's records as cards by status. The dashboard shows the boards of all features. */
export interface FeatureBoard {
  /** Its name in the URL. */
  name: string;
  order: number;
  label: NavigationKey;
  right: OperationPermission;
  /** Loaded when the board is first shown. */
  load: () => Promise<ComponentType>;
}

/** The boards of all features, in display order. */
export const FeatureBoardsContext = createContext<readonly FeatureBoard[]>([]);

export const useFeatureBoards = (): readonly FeatureBoard[] => use(FeatureBoardsContext);
