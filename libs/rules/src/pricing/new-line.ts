import { lineDescription, type LineWords } from './line-description';
import type { LineRequest } from './line-request';

type Required = 'key' | 'kind' | 'surgeryId' | 'category' | 'procedureClass' | 'base';

/** What a line needs, and whatever of it is not as usual. */
export type NewLine = Pick<LineRequest, Required> & Partial<LineRequest>;

const USUAL: Omit<LineRequest, Required> = {
  description: '',
  descriptionWords: null,
  isTreatment: null,
  providerName: null,
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  options: [],
  part: null,
  minutes: null,
  enteredFeeMinor: null,
  discount: null,
  enteredGst: null,
  mbsItem: null,
  medicareBenefitMinor: null,
  fundBenefitMinor: null,
};

/** A line of one unit that the practice bills for a fixed fee, unless told otherwise; described by `words`. */
export function newLine(line: NewLine, words: LineWords): LineRequest {
  return { ...USUAL, ...line, description: lineDescription(words), descriptionWords: words };
}
