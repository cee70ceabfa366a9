import { enableNonBilling } from '@quillcare/contracts';
import { z } from 'zod';

/** The command with the practice that it is for. */
export const enableForm = enableNonBilling.body.extend({
  organisationId: z.guid('Please choose a practice'),
});
