import { defineParts } from '@quillcare/service-kit';
import { PriceChecks } from './price-checks';

/** Requests price checks of open quotes. */
export const priceCheckParts = defineParts({ providers: [PriceChecks] });
