import { defineParts } from '@quillcare/service-kit';
import { BeginDemoSubscriptionHandler } from './begin-demo-subscription.handler';

/** The subscription of the demonstration practice. */
export const demoParts = defineParts({ handlers: [BeginDemoSubscriptionHandler] });
