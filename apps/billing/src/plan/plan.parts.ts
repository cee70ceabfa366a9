import { defineParts } from '@quillcare/service-kit';
import { ListPlansQuery } from './operations/list-plans.query';

/** The plans that a practice can choose from. */
export const planParts = defineParts({
  handlers: [ListPlansQuery],
});
