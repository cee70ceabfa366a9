import { defineService } from '@quillcare/service-kit';
import { clientParts } from './client/client.parts';

/** Clients of a practice: who they are and how to reach them. */
export const crmService = defineService({
  name: 'crm',
  parts: [clientParts],
});
