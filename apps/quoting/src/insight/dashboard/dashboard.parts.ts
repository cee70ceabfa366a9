import { defineParts } from '@quillcare/service-kit';
import { GetCaseBoardQuery } from './operations/get-case-board.query';
import { GetDashboardFiguresQuery } from './operations/get-dashboard-figures.query';
import { GetQuoteBoardQuery } from './operations/get-quote-board.query';
import { IndexBoards1764630000100 } from './persistence/index-boards.migration';

/** Figures and boards of the dashboard. */
export const dashboardParts = defineParts({
  migrations: [IndexBoards1764630000100],
  handlers: [GetDashboardFiguresQuery, GetQuoteBoardQuery, GetCaseBoardQuery],
});
