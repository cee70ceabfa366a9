import { applyOptions, type OptionFee } from './options';
import { rational, roundToInteger } from './rational';
import { FeeTrail } from './trace';
import { optionFeeProblems } from './validate-options';

/**
 * Returns the fee with a single option applied, in minor units, or null if the option is invalid or the result exceeds the
 * maximum fee.
 */
export function calculateFeeWithOption(feeMinor: number, fee: OptionFee): number | null {
  if (optionFeeProblems(fee).length > 0) return null;
  const trail = new FeeTrail();
  trail.addStep({ kind: 'BASE', id: null, name: '' }, 'base.manual', {}, rational(feeMinor));
  applyOptions(trail, [{ id: '', name: '', groupName: '', category: 'CUSTOM', fee }]);
  return trail.steps.at(-1)?.words.key === 'option.noResult' ? null : roundToInteger(trail.fee);
}
