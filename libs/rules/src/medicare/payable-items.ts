import type { BenefitContext, BenefitLine, MbsData } from './benefit-line';
import type { MbsItem } from './mbs-item';
import { parseMbsItems } from './mbs-item-text';
import type { NoticeList } from './notice-list';

/** An item named by a line, with a fee that benefits can be calculated from. */
export interface ClaimedItem {
  readonly line: BenefitLine;
  readonly item: MbsItem;
  readonly feeMinor: number;
}

/** Returns the items named by the lines that are payable where the service is given. Notices explain why others are not. */
export function findPayableItems(
  lines: readonly BenefitLine[],
  knowledge: MbsData,
  { isInHospital }: Pick<BenefitContext, 'isInHospital'>,
  notices: NoticeList,
): ClaimedItem[] {
  return lines.flatMap((line) =>
    findTableItems(line, knowledge, notices).flatMap((item): ClaimedItem[] => {
      const { item: number, scheduleFeeMinor } = item;
      if (scheduleFeeMinor === null) {
        notices.add('itemDerived', [line.key], { item: number });
        return [];
      }
      if (!isInHospital && isHospitalOnly(item)) {
        notices.add('itemInHospitalOnly', [line.key], { item: number });
        return [];
      }
      return [{ line, item, feeMinor: scheduleFeeMinor }];
    }),
  );
}

/** Returns a line's items that are in the table, repeated as often as they are named. */
export function findTableItems(line: BenefitLine, knowledge: MbsData, notices: NoticeList): MbsItem[] {
  return parseMbsItems(line.mbsItem).flatMap((number) => {
    const item = knowledge.items.get(number);
    if (item) return [item];
    if (/^\d{1,6}$/.test(number)) {
      notices.add('itemNotInTable', [line.key], { item: number, date: knowledge.tableDate ?? '' });
    } else notices.add('itemUnreadable', [line.key], { item: number });
    return [];
  });
}

// Some items with only a 75 % benefit lack the "(H)", so both criteria count.
function isHospitalOnly({ hospitalOnly, benefit75Minor, benefit85Minor, benefit100Minor }: MbsItem): boolean {
  return hospitalOnly || (benefit75Minor !== null && benefit85Minor === null && benefit100Minor === null);
}
