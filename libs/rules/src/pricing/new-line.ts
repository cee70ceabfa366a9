import { formatLineDescription, type LineWords } from './line-description';
import type { LineRequest } from './line-request';

type RequiredField = 'key' | 'kind' | 'surgeryId' | 'category' | 'procedureClass' | 'base';

/** The required fields of a line, plus any that differ from the defaults. */
export type NewLine = Pick<LineRequest, RequiredField> & Partial<LineRequest>;

const DEFAULTS: Omit<LineRequest, RequiredField> = {
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
export function createLine(line: NewLine, words: LineWords): LineRequest {
  return { ...DEFAULTS, ...line, description: formatLineDescription(words), descriptionWords: words };
}
