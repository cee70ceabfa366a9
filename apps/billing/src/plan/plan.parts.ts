import { defineParts } from '@quillcare/service-kit';
import { ListClaimsQuery } from './operations/list-claims.query';
import { ListPlansQuery } from './operations/list-plans.query';

/** The plans that a practice can choose from, and what the front page says beside them. */
export const planParts = defineParts({
  handlers: [ListClaimsQuery, ListPlansQuery],
});
