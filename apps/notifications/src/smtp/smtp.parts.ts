import { defineParts } from '@quillcare/service-kit';
import { Mailer } from './mailer';

/** Mail servers: one attempt to hand over an email, and what went wrong. */
export const smtpParts = defineParts({ providers: [Mailer] });
