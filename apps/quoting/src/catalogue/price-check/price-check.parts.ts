import { defineParts } from '@quillcare/service-kit';
import { PriceChecks } from './price-checks';

/** What asks for another look at the prices of open quotes. */
export const priceCheckParts = defineParts({ providers: [PriceChecks] });
