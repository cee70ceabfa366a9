import type { Database } from '../api/database';
import { equal } from '../run/expect';

/** Expires a quote by moving its dates back, because otherwise only time would. */
export async function letExpire(database: Database, quoteId: string): Promise<void> {
  const rows = await database.query<{ id: string }>(
    `update quoting.quote set expires_at = now() - interval '1 day', valid_until = (now() - interval '2 days')::date where id = $1 returning id`,
    [quoteId],
  );
  equal(rows.length, 1, 'quotes that were aged');
}
