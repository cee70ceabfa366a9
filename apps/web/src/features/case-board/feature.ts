import type { Feature } from '../../shared/feature/feature';
import { createsQuotes } from '../../shared/feature/visibility';

const getReadinessBoard = async () => (await import('../../shared/feature/operations')).getReadinessBoard;

export const caseBoardFeature: Feature = {
  pages: [
    {
      path: '/surgery-cases/board',
      right: getReadinessBoard,
      load: async () => (await import('./readiness-board.page')).ReadinessBoardPage,
    },
  ],
  palette: [{ order: 51, label: 'entry.caseBoard', to: '/surgery-cases/board', isVisible: createsQuotes }],
};
