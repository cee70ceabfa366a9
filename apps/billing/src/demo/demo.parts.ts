import { defineParts } from '@quillcare/service-kit';
import { BeginDemoSubscriptionHandler } from './begin-demo-subscription.handler';

export const demoParts = defineParts({ handlers: [BeginDemoSubscriptionHandler] });
