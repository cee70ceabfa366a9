import { defineParts } from '@quillcare/service-kit';
import { UpdateUserHandler } from './operations/update-user.handler';

/** What an administrator changes of a colleague, in force at once: sessions end or get their rights again. */
export const staffParts = defineParts({ handlers: [UpdateUserHandler] });
