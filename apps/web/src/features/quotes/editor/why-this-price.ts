import { priceLine } from '@quillcare/rules';
import { WHY } from './editor.texts';
import type { LineInput } from './quote-form';
import { pricedLine } from './quote-lines';

/** The steps of a line's price calculation, in order. */
export function whyThisPrice(
  line: LineInput,
  gstRateBasisPoints: number,
  money: (minor: number) => string,
): string[] {
  if (line.basis === 'NOT_INCLUDED') return [WHY.notIncluded];
  const priced = pricedLine(line);
  const price = priceLine(priced, gstRateBasisPoints);
  const steps = [WHY.base(String(priced.quantity), money(priced.unitFeeMinor))];
  if (priced.discountMinor > 0) steps.push(WHY.discount(money(priced.discountMinor)));
  steps.push(
    price.gstMinor > 0 ? WHY.gst(`${gstRateBasisPoints / 100} %`, money(price.gstMinor)) : WHY.gstFree,
  );
  steps.push(WHY.total(money(price.totalMinor)));
  if (price.benefitsMinor > 0)
    steps.push(WHY.benefits(money(price.benefitsMinor)), WHY.outOfPocket(money(price.outOfPocketMinor)));
  return steps;
}
