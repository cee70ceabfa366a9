import { defineParts } from '@quillcare/service-kit';
import { Mailer } from './mailer';

/** Mail servers: single delivery attempts and their problems. */
export const smtpParts = defineParts({ providers: [Mailer] });
