import type { createSurgery, RequestOf, SurgeryConfigurationInput } from '@quillcare/contracts';
import type { DOCTORS, HOSPITALS, PROVIDERS } from './demo-directory';
import type { OPTION_LISTS } from './demo-option-lists';

export type DemoDirectory = typeof DOCTORS & typeof HOSPITALS & typeof PROVIDERS & typeof OPTION_LISTS;

/** The ids of the demo practice's records, by their keys in the catalogue. */
export type DemoIds = Readonly<Record<keyof DemoDirectory, string>>;

/** A surgery of the catalogue with the configuration that prices its quotes. */
export interface DemoSurgery {
  surgery: NonNullable<RequestOf<typeof createSurgery>['body']>;
  configure: (ids: DemoIds) => SurgeryConfigurationInput;
}

type Input = SurgeryConfigurationInput;

/** Completes a configuration of which only some parts are given. */
export function buildConfiguration(parts: Partial<Input>): Input {
  return {
    doctors: [],
    hospitals: [],
    assistant: null,
    anaesthetist: null,
    implants: [],
    adminFeeMinor: null,
    aftercare: null,
    exclusions: [],
    cosmeticBasisPoints: null,
    optionListIds: [],
    ...parts,
  };
}

/** The hospital's fees for accommodation and theatre. */
export function at(
  hospitalId: string,
  hospitalFeeMinor: number | null,
  theatreFeeMinor: number | null,
): Input['hospitals'][number] {
  return { hospitalId, hospitalFeeMinor, theatreFeeMinor, billedBy: 'HOSPITAL', basis: 'ESTIMATE' };
}

/** An assistant for a share of the surgeon's fee, by default a fifth. */
export function assistantFee(providerId: string, basisPoints = 2_000): Input['assistant'] {
  return { type: 'SHARE', basisPoints, providerId, billedBy: 'PROVIDER', basis: 'FIXED' };
}

export function anaesthetist(providerId: string, feeMinor: number): Input['anaesthetist'] {
  return { type: 'FIXED', feeMinor, providerId, billedBy: 'PROVIDER', basis: 'ESTIMATE' };
}

/** An anaesthetist who charges base and time units for the time in theatre. */
export function anaesthetistUnitFee(
  providerId: string,
  baseUnits: number,
  unitMinor: number,
): Input['anaesthetist'] {
  return {
    type: 'UNITS',
    baseUnits,
    minutes: null,
    unitMinor,
    providerId,
    billedBy: 'PROVIDER',
    basis: 'ESTIMATE',
  };
}

/** An item used in the surgery; the fee is per unit. */
export function item(
  id: string,
  description: string,
  feeMinor: number,
  quantity = 1,
): Input['implants'][number] {
  return { id, description, feeMinor, quantity, billedBy: 'PRACTICE', basis: 'FIXED' };
}

/** An implant charged by the hospital, whose price may still change. */
export function hospitalItem(id: string, description: string, feeMinor: number, quantity = 1) {
  return {
    ...item(id, description, feeMinor, quantity),
    billedBy: 'HOSPITAL',
    basis: 'ESTIMATE',
  } as const;
}
