import { defineParts } from '@quillcare/service-kit';
import { ListClaimsQuery } from './operations/list-claims.query';
import { ListPlansQuery } from './operations/list-plans.query';

/** The plans on offer and the claims on the front page. */
export const planParts = defineParts({
  handlers: [ListClaimsQuery, ListPlansQuery],
});
