import { createContext, use, type ComponentType } from 'react';
import type { OperationPermission } from '@quillcare/contracts';
import type { NavigationKey } from '../navigation/navigation.en';

/** Records of a feature as cards by status: the dashboard shows the boards of all features. */
export interface FeatureBoard {
  /** Its name in the address. */
  name: string;
  order: number;
  label: NavigationKey;
  right: OperationPermission;
  /** Fetched when the board is first shown. */
  load: () => Promise<ComponentType>;
}

/** The boards of all features, in their order. */
export const FeatureBoardsContext = createContext<readonly FeatureBoard[]>([]);

export const useFeatureBoards = (): readonly FeatureBoard[] => use(FeatureBoardsContext);
