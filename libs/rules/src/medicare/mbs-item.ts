/** An item of the Medicare Benefits Schedule, as published in the table of a date. Amounts are minor units (cents). */
export interface MbsItem {
  readonly item: string;
  readonly category: string;
  /** `T8` is surgical operations, `T10` anaesthesia, `T9` assistance. */
  readonly group: string;
  readonly subGroup: string | null;
  /** A derived fee is described in words (`derivedFee`) and has no amount. */
  readonly feeType: 'FIXED' | 'DERIVED';
  readonly scheduleFeeMinor: number | null;
  /** The published benefits. Which of them exist depends on where the service may be given. */
  readonly benefit75Minor: number | null;
  readonly benefit85Minor: number | null;
  readonly benefit100Minor: number | null;
  /** Base units of an anaesthetic item. Null for other items. */
  readonly basicUnits: number | null;
  readonly derivedFee: string | null;
  /** Whether the item may be claimed with an anaesthetic: "(Anaes.)" in its description. */
  readonly needsAnaesthetist: boolean;
  /** Whether assistance at the operation is payable: "(Assist.)" in the description of an item in Group T8. */
  readonly allowsAssistant: boolean;
  /** Whether the item is for hospitals only: "(H)" in its description. */
  readonly hospitalOnly: boolean;
  readonly description: string;
  /** ISO date from which the fee applies. Together with the item number it identifies the fee. */
  readonly feeFrom: string | null;
}

/** Parameters that Medicare sets apart from the items and changes with a new table, usually in July. Amounts are minor units. */
export interface MedicareSettings {
  /** ISO date of the table. */
  readonly date: string;
  readonly anaestheticUnitMinor: number;
  /** The greatest permissible gap: out of hospital the benefit is 85 %, or the fee minus this amount if that is higher. */
  readonly greatestGapMinor: number;
  /** Operations with an aggregate fee up to this amount have the fixed fee of item 51300, others one fifth (item 51303). */
  readonly assistanceThresholdMinor: number;
  /** Schedule fees of the assistance items with a fixed fee, by item number. */
  readonly assistanceFees: Readonly<Record<'51300' | '51306' | '51315' | '51318', number>>;
}

/** A step of a calculation. Its text is looked up by the key. Its figures are minor units unless the key implies otherwise. */
export interface MedicareStep {
  readonly key:
    | 'operation'
    | 'assistanceFixed'
    | 'assistanceFifth'
    | 'units'
    | 'afterHours'
    | 'benefit75'
    | 'benefit85'
    | 'greatestGap'
    | 'noMoreThanCharged'
    | 'fundSchedule'
    | 'fundKnownGap'
    | 'fundNoGap'
    | 'fundExcess'
    | 'fundLineShare'
    | 'ownFee'
    | 'together'
    | 'lineShare'
    | 'assistanceNone'
    | 'anaestheticNone'
    | 'cosmetic'
    | 'notIncluded'
    | 'noMedicare'
    | 'enteredMedicare'
    | 'enteredFund';
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns whether a text is an item number: at most six digits, as in the schedule's files. */
export function isMbsItemNumber(text: string): boolean {
  return /^\d{1,6}$/.test(text);
}
