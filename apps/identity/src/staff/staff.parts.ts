import { defineParts } from '@quillcare/service-kit';
import { UpdateUserHandler } from './operations/update-user.handler';

/** Changes of staff by administrators, which take effect at once: sessions end or get their rights again. */
export const staffParts = defineParts({ handlers: [UpdateUserHandler] });
