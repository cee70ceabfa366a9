import { csvPage } from '../core/csv';
import { command } from '../core/operation';
import { listQuotes } from './quote.operations';

/**
 * The list as a file. A command, because every export is written to the audit; support staff who may only look cannot
 * take data along. The gateway asks for page after page and passes them on, so that nobody holds the whole file.
 */
export const exportQuotes = command({
  name: 'quoting.exportQuotes',
  summary: 'The filtered list of quotes as a CSV file; `limit` has no effect',
  http: { method: 'POST', path: '/quotes/export', status: 200, encoding: 'csv' },
  permission: { resource: 'QUOTES', action: 'READ' },
  query: listQuotes.query,
  result: csvPage,
  deadlineMs: 30_000,
  stepUp: true,
});
