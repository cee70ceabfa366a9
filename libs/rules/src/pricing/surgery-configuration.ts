import type { BilledBy, LineBasis, ProcedureClass } from '../quote-totals';
import type { OptionGroup } from './options';

/** Who does something for a fee of their own, who bills it, and how sure the fee is. */
export interface ProviderTerms {
  readonly providerId: string | null;
  readonly providerName: string | null;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
}

/** An assistant's fee: an amount in minor units, or a share (basis points) of the surgeon's fee. */
export type AssistantArrangement = ProviderTerms &
  (
    | { readonly type: 'FIXED'; readonly feeMinor: number }
    | { readonly type: 'SHARE'; readonly basisPoints: number }
  );

/**
 * An anaesthetist's fee: an amount in minor units, or base and time units at a rate for one unit (minor
 * units). `minutes` null means the surgery's planned time.
 */
export type AnaesthetistArrangement = ProviderTerms &
  (
    | { readonly type: 'FIXED'; readonly feeMinor: number }
    | {
        readonly type: 'UNITS';
        readonly baseUnits: number;
        readonly minutes: number | null;
        readonly unitMinor: number;
      }
  );

/** A doctor who performs the surgery; `feeMinor` null means for the surgery's base fee. */
export interface DoctorFee {
  readonly doctorId: string;
  readonly feeMinor: number | null;
}

/** A hospital where the surgery is performed: its fee for the stay and for the theatre, null where there is none. */
export interface HospitalFee {
  readonly hospitalId: string;
  readonly hospitalFeeMinor: number | null;
  readonly theatreFeeMinor: number | null;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
}

/** An implant or another thing that comes with the surgery; the fee is for one. */
export interface ItemFee {
  readonly id: string;
  readonly description: string;
  readonly feeMinor: number;
  readonly quantity: number;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
}

/**
 * What fills a quote when a surgery is chosen. Amounts are minor units, exclusive of GST, for one surgery on
 * one side.
 */
export interface SurgeryConfiguration {
  readonly surgeryId: string;
  readonly name: string;
  readonly category: string;
  readonly procedureClass: ProcedureClass;
  /** Of a MIXED surgery the part that is cosmetic, in basis points; null leaves its lines whole. */
  readonly cosmeticBasisPoints: number | null;
  readonly baseFeeMinor: number;
  /** Planned minutes in theatre. */
  readonly minutes: number | null;
  readonly mbsItems: readonly string[];
  /** It is done on the left, the right or both sides, and a quote says which. */
  readonly sided?: boolean;
  /** Its price depends on what is chosen from option lists. */
  readonly hasOptions?: boolean;
  readonly doctors: readonly DoctorFee[];
  readonly hospitals: readonly HospitalFee[];
  readonly assistant: AssistantArrangement | null;
  readonly anaesthetist: AnaesthetistArrangement | null;
  readonly implants: readonly ItemFee[];
  readonly adminFeeMinor: number | null;
  readonly aftercare: { readonly description: string; readonly feeMinor: number } | null;
  /** What is not included, in plain words; each becomes a line without an amount. */
  readonly exclusions: readonly string[];
  readonly optionGroups: readonly OptionGroup[];
}
