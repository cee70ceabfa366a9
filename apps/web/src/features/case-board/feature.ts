import type { Feature } from '../../shared/feature/feature';
import { canCreateQuotes } from '../../shared/feature/visibility';

const getReadinessBoard = async () => (await import('../../shared/feature/operations')).getReadinessBoard;

export const caseBoardFeature: Feature = {
  pages: [
    {
      path: '/surgery-cases/board',
      right: getReadinessBoard,
      load: async () => (await import('./readiness-board.page')).ReadinessBoardPage,
    },
  ],
  entries: [
    {
      to: '/surgery-cases/board',
      label: 'entry.caseBoard',
      palette: { order: 51, isVisible: canCreateQuotes },
    },
  ],
};
