import { defineParts } from '@quillcare/service-kit';
import { GetCaseBoardQuery } from './operations/get-case-board.query';
import { GetDashboardFiguresQuery } from './operations/get-dashboard-figures.query';
import { GetQuoteBoardQuery } from './operations/get-quote-board.query';

export const dashboardParts = defineParts({
  handlers: [GetDashboardFiguresQuery, GetQuoteBoardQuery, GetCaseBoardQuery],
});
