import type { BilledBy, LineBasis, ProcedureClass } from '../quote-totals';
import type { OptionGroup } from './options';

/** Terms of a provider with a separate fee: who bills it, and whether it is fixed or an estimate. */
export interface ProviderTerms {
  readonly providerId: string | null;
  readonly providerName: string | null;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
}

/** An assistant's fee: an amount in minor units, or a share of the surgeon's fee in basis points. */
export type AssistantArrangement = ProviderTerms &
  (
    | { readonly type: 'FIXED'; readonly feeMinor: number }
    | { readonly type: 'SHARE'; readonly basisPoints: number }
  );

/**
 * An anaesthetist's fee: an amount in minor units, or base and time units at a unit rate (minor units). If `minutes` is null, the
 * surgery's planned time applies.
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

/** A doctor who performs the surgery. If `feeMinor` is null, the surgery's base fee applies. */
export interface DoctorFee {
  readonly doctorId: string;
  readonly feeMinor: number | null;
}

/** A hospital where the surgery is performed, with its fees for the stay and for the theatre (null if there is none). */
export interface HospitalFee {
  readonly hospitalId: string;
  readonly hospitalFeeMinor: number | null;
  readonly theatreFeeMinor: number | null;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
}

/** An implant or other item of the surgery. The fee is per item. */
export interface ItemFee {
  readonly id: string;
  readonly description: string;
  readonly feeMinor: number;
  readonly quantity: number;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
}

/**
 * The configuration from which a quote is composed when a surgery is chosen. Amounts are minor units, exclusive of GST, for one
 * surgery on one side.
 */
export interface SurgeryConfiguration {
  readonly surgeryId: string;
  readonly name: string;
  readonly category: string;
  readonly procedureClass: ProcedureClass;
  /** The cosmetic part of a MIXED surgery in basis points. If null, its lines are not split. */
  readonly cosmeticBasisPoints: number | null;
  readonly baseFeeMinor: number;
  /** Planned minutes in theatre. */
  readonly minutes: number | null;
  readonly mbsItems: readonly string[];
  /** Whether it is performed on the left, the right or both sides, so that a quote must say which. */
  readonly sided?: boolean;
  /** Whether its price depends on options chosen from lists. */
  readonly hasOptions?: boolean;
  readonly doctors: readonly DoctorFee[];
  readonly hospitals: readonly HospitalFee[];
  readonly assistant: AssistantArrangement | null;
  readonly anaesthetist: AnaesthetistArrangement | null;
  readonly implants: readonly ItemFee[];
  readonly adminFeeMinor: number | null;
  readonly aftercare: { readonly description: string; readonly feeMinor: number } | null;
  /** Exclusions in plain words. Each becomes a line without an amount. */
  readonly exclusions: readonly string[];
  readonly optionGroups: readonly OptionGroup[];
}
