import type { BenefitCircumstances, BenefitLine, MbsKnowledge } from './benefit-line';
import type { MbsItem } from './mbs-item';
import { mbsItemsOf } from './mbs-items-of';
import type { NoticeList } from './notice-list';

/** An item named by a line, with a fee that benefits can be calculated from. */
export interface NamedItem {
  readonly line: BenefitLine;
  readonly item: MbsItem;
  readonly feeMinor: number;
}

/** Returns the items named by the lines that are payable where the service is given. Notices explain why others are not. */
export function payableItems(
  lines: readonly BenefitLine[],
  knowledge: MbsKnowledge,
  { isInHospital }: Pick<BenefitCircumstances, 'isInHospital'>,
  notices: NoticeList,
): NamedItem[] {
  return lines.flatMap((line) =>
    itemsInTable(line, knowledge, notices).flatMap((item): NamedItem[] => {
      const { item: number, scheduleFeeMinor } = item;
      if (scheduleFeeMinor === null) {
        notices.add('itemDerived', [line.key], { item: number });
        return [];
      }
      if (!isInHospital && isInHospitalOnly(item)) {
        notices.add('itemInHospitalOnly', [line.key], { item: number });
        return [];
      }
      return [{ line, item, feeMinor: scheduleFeeMinor }];
    }),
  );
}

/** Returns a line's items that are in the table, repeated as often as they are named. */
export function itemsInTable(line: BenefitLine, knowledge: MbsKnowledge, notices: NoticeList): MbsItem[] {
  return mbsItemsOf(line.mbsItem).flatMap((number) => {
    const item = knowledge.items.get(number);
    if (item) return [item];
    if (/^\d{1,6}$/.test(number)) {
      notices.add('itemNotInTable', [line.key], { item: number, date: knowledge.tableDate ?? '' });
    } else notices.add('itemUnreadable', [line.key], { item: number });
    return [];
  });
}

// Some items with only a 75 % benefit lack the "(H)", so both criteria count.
function isInHospitalOnly({
  hospitalOnly,
  benefit75Minor,
  benefit85Minor,
  benefit100Minor,
}: MbsItem): boolean {
  return hospitalOnly || (benefit75Minor !== null && benefit85Minor === null && benefit100Minor === null);
}
