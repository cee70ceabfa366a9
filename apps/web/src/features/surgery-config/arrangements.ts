import type { Provider } from '@quillcare/contracts';
import type { ConfigValues } from './config-values';

export type Assistant = NonNullable<ConfigValues['assistant']>;
export type Anaesthetist = NonNullable<ConfigValues['anaesthetist']>;

type Terms = Pick<Assistant, 'providerId' | 'providerName' | 'isAvailable' | 'billedBy' | 'basis'>;

const DEFAULT_TERMS: Terms = {
  providerId: null,
  providerName: null,
  isAvailable: true,
  billedBy: 'PROVIDER',
  basis: 'ESTIMATE',
};

/** A fee not entered yet; the form's validation requires it. */
const UNENTERED_FEE = null as unknown as number;

const termsOf = ({ providerId, providerName, isAvailable, billedBy, basis }: Terms): Terms => ({
  providerId,
  providerName,
  isAvailable,
  billedBy,
  basis,
});

/** Changes how the assistant charges. The person and the biller stay. */
export function withAssistantCharge(
  type: Assistant['type'] | 'NONE',
  current: Assistant | null,
): Assistant | null {
  if (type === 'NONE') return null;
  const terms = termsOf(current ?? { ...DEFAULT_TERMS, basis: 'FIXED' });
  return type === 'FIXED'
    ? { type, feeMinor: UNENTERED_FEE, ...terms }
    : { type, basisPoints: 2_000, ...terms };
}

/** Changes how the anaesthetist charges. The person and the biller stay. */
export function withAnaesthetistCharge(
  type: Anaesthetist['type'] | 'NONE',
  current: Anaesthetist | null,
): Anaesthetist | null {
  if (type === 'NONE') return null;
  const terms = termsOf(current ?? DEFAULT_TERMS);
  if (type === 'FIXED') return { type, feeMinor: UNENTERED_FEE, ...terms };
  return { type, baseUnits: UNENTERED_FEE, minutes: null, unitMinor: UNENTERED_FEE, ...terms };
}

const toPerson = ({ id, name }: Provider) => ({ providerId: id, providerName: name, isAvailable: true });

/** Sets the assistant, with their usual fee if they have one. */
export function withAssistant(provider: Provider, current: Assistant): Assistant {
  const terms = { ...termsOf(current), ...toPerson(provider) };
  const { feeBasis, feeMinor, shareBasisPoints } = provider;
  if (feeBasis === 'FIXED' && feeMinor !== null) return { type: 'FIXED', feeMinor, ...terms };
  if (feeBasis === 'SHARE_OF_SURGEON' && shareBasisPoints !== null)
    return { type: 'SHARE', basisPoints: shareBasisPoints, ...terms };
  return { ...current, ...terms };
}

/** Sets the anaesthetist, with their usual fee or rate if they have one. */
export function withAnaesthetist(provider: Provider, current: Anaesthetist): Anaesthetist {
  const terms = { ...termsOf(current), ...toPerson(provider) };
  const { feeBasis, feeMinor } = provider;
  if (feeBasis === 'FIXED' && feeMinor !== null) return { type: 'FIXED', feeMinor, ...terms };
  if (feeBasis !== 'UNITS' || feeMinor === null) return { ...current, ...terms };
  const { baseUnits, minutes } =
    current.type === 'UNITS' ? current : { baseUnits: UNENTERED_FEE, minutes: null };
  return { type: 'UNITS', baseUnits, minutes, unitMinor: feeMinor, ...terms };
}

/** Removes the person and keeps the fee. */
export function withoutPerson<T extends Terms>(current: T): T {
  return { ...current, providerId: null, providerName: null, isAvailable: true };
}
