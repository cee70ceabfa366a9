import { contracts } from '../core/contracts';
import * as operations from './notification.operations';
import * as accountMail from './account-mail.events';
import * as contactMessages from './contact-message.operations';

/** Every contract of the service notifications; the registry adds it to the product's. */
export const notificationsContracts = contracts(operations, accountMail, contactMessages);
