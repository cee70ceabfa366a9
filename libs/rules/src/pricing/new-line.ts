import { lineDescription, type LineWords } from './line-description';
import type { LineRequest } from './line-request';

type Required = 'key' | 'kind' | 'surgeryId' | 'category' | 'procedureClass' | 'base';

/** The required fields of a line, plus any that differ from the defaults. */
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

/** Creates a line described by `words`. By default it has one unit, which the practice bills at a fixed fee. */
export function newLine(line: NewLine, words: LineWords): LineRequest {
  return { ...USUAL, ...line, description: lineDescription(words), descriptionWords: words };
}
