import { defineParts } from '@quillcare/service-kit';
import { PriceChecks } from './price-checks';

export const priceCheckParts = defineParts({ providers: [PriceChecks] });
