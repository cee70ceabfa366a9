import type { FeeType } from '../fee-types';

export type FormulaInputName =
  'fee' | 'original_fee' | 'base_fee' | 'surgeon_fee' | 'quantity' | 'minutes' | 'units';

/** A name available in formulas: its meaning, and sample values for trying out a new formula. */
export interface FormulaInput {
  readonly name: FormulaInputName;
  readonly meaning: string;
  /** From lowest to highest, in dollars or as a count. A formula must have a result for every combination of samples. */
  readonly samples: readonly number[];
}

const SAMPLE_FEES = [0, 0.01, 250, 9_500, 100_000];

export const FORMULA_INPUTS: readonly FormulaInput[] = [
  {
    name: 'fee',
    meaning: 'the fee so far, in dollars: after options and earlier rules',
    samples: SAMPLE_FEES,
  },
  {
    name: 'original_fee',
    meaning: 'the fee after options, before any rule, in dollars',
    samples: SAMPLE_FEES,
  },
  { name: 'base_fee', meaning: "the fee of the surgery's configuration, in dollars", samples: SAMPLE_FEES },
  {
    name: 'surgeon_fee',
    meaning: "the surgeon's fee for the same surgery, in dollars",
    samples: SAMPLE_FEES,
  },
  { name: 'quantity', meaning: 'the quantity of the line', samples: [0.01, 1, 2, 10] },
  { name: 'minutes', meaning: 'the planned time in theatre, in minutes', samples: [1, 60, 120, 600] },
  { name: 'units', meaning: 'base and time units of the anaesthetic', samples: [1, 4, 10, 60] },
];

/**
 * Returns the names available to rules on a fee type. Only an anaesthetic has units, and a surgeon's fee cannot depend on itself.
 */
export function listFormulaInputs(feeType: FeeType): FormulaInput[] {
  return FORMULA_INPUTS.filter(
    ({ name }) =>
      (name !== 'units' || feeType === 'ANAESTHETIST_FEES') &&
      (name !== 'surgeon_fee' || feeType !== 'SURGERY_BASE_FEE'),
  );
}
