/** One service of the Medicare Benefits Schedule, as a table of a date gives it. Amounts are minor units (cents). */
export interface MbsItem {
  /** The item's number, such as `41693`. */
  readonly item: string;
  readonly category: string;
  /** `T8` are surgical operations, `T10` anaesthesia, `T9` assistance. */
  readonly group: string;
  readonly subGroup: string | null;
  /** A derived fee is described in words (`derivedFee`) and has no amount. */
  readonly feeType: 'FIXED' | 'DERIVED';
  readonly scheduleFeeMinor: number | null;
  /** The benefits as published; which there are depends on where the service may be given. */
  readonly benefit75Minor: number | null;
  readonly benefit85Minor: number | null;
  readonly benefit100Minor: number | null;
  /** Base units of an anaesthetic item. */
  readonly basicUnits: number | null;
  readonly derivedFee: string | null;
  /** The item may be claimed with an anaesthetic: "(Anaes.)". */
  readonly needsAnaesthetist: boolean;
  /** Assistance at the operation is payable: "(Assist.)" in the description of an item of Group T8. */
  readonly allowsAssistant: boolean;
  /** The item is for hospitals only: "(H)" in its description. */
  readonly hospitalOnly: boolean;
  readonly description: string;
  /** ISO date since which the fee applies; together with the number it identifies the fee. */
  readonly feeFrom: string | null;
}

/** What Medicare sets beside the items and changes with a table, usually in July. Amounts are minor units. */
export interface MedicareSettings {
  /** ISO date of the table. */
  readonly date: string;
  /** The schedule fee of one anaesthetic unit. */
  readonly anaestheticUnitMinor: number;
  /** Out of hospital the benefit is 85 %, or the fee less this amount if that is more ("greatest permissible gap"). */
  readonly greatestGapMinor: number;
  /** Operations whose aggregate fee is at most this have the fixed fee of item 51300, others a fifth (51303). */
  readonly assistanceThresholdMinor: number;
  /** Schedule fees of the assistance items that have one, by item number. */
  readonly assistanceFees: Readonly<Record<'51300' | '51306' | '51315' | '51318', number>>;
}

/** A step of a calculation: its words are looked up by the key, its figures are minor units unless the key says otherwise. */
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

/** Whether a text is the number of an item: at most six digits, as the schedule's files have them. */
export function isMbsItemNumber(text: string): boolean {
  return /^\d{1,6}$/.test(text);
}
