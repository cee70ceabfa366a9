import type { Provider } from '@quillcare/contracts';
import type { ConfigValues } from './config-values';

export type Assistant = NonNullable<ConfigValues['assistant']>;
export type Anaesthetist = NonNullable<ConfigValues['anaesthetist']>;

type Terms = Pick<Assistant, 'providerId' | 'providerName' | 'isAvailable' | 'billedBy' | 'basis'>;

const NOBODY: Terms = {
  providerId: null,
  providerName: null,
  isAvailable: true,
  billedBy: 'PROVIDER',
  basis: 'ESTIMATE',
};

/** A fee not entered yet; the form's validation requires it. */
const TO_ENTER = null as unknown as number;

const termsOf = ({ providerId, providerName, isAvailable, billedBy, basis }: Terms): Terms => ({
  providerId,
  providerName,
  isAvailable,
  billedBy,
  basis,
});

/** Changes how the assistant charges. The person and the biller stay. */
export function assistantCharging(
  type: Assistant['type'] | 'NONE',
  current: Assistant | null,
): Assistant | null {
  if (type === 'NONE') return null;
  const terms = termsOf(current ?? { ...NOBODY, basis: 'FIXED' });
  return type === 'FIXED' ? { type, feeMinor: TO_ENTER, ...terms } : { type, basisPoints: 2_000, ...terms };
}

/** Changes how the anaesthetist charges. The person and the biller stay. */
export function anaesthetistCharging(
  type: Anaesthetist['type'] | 'NONE',
  current: Anaesthetist | null,
): Anaesthetist | null {
  if (type === 'NONE') return null;
  const terms = termsOf(current ?? NOBODY);
  if (type === 'FIXED') return { type, feeMinor: TO_ENTER, ...terms };
  return { type, baseUnits: TO_ENTER, minutes: null, unitMinor: TO_ENTER, ...terms };
}

const person = ({ id, name }: Provider) => ({ providerId: id, providerName: name, isAvailable: true });

/** Sets the assistant, with their usual fee if they have one. */
export function assistantBy(provider: Provider, current: Assistant): Assistant {
  const terms = { ...termsOf(current), ...person(provider) };
  const { feeBasis, feeMinor, shareBasisPoints } = provider;
  if (feeBasis === 'FIXED' && feeMinor !== null) return { type: 'FIXED', feeMinor, ...terms };
  if (feeBasis === 'SHARE_OF_SURGEON' && shareBasisPoints !== null)
    return { type: 'SHARE', basisPoints: shareBasisPoints, ...terms };
  return { ...current, ...terms };
}

/** Sets the anaesthetist, with their usual fee or rate if they have one. */
export function anaesthetistBy(provider: Provider, current: Anaesthetist): Anaesthetist {
  const terms = { ...termsOf(current), ...person(provider) };
  const { feeBasis, feeMinor } = provider;
  if (feeBasis === 'FIXED' && feeMinor !== null) return { type: 'FIXED', feeMinor, ...terms };
  if (feeBasis !== 'UNITS' || feeMinor === null) return { ...current, ...terms };
  const { baseUnits, minutes } = current.type === 'UNITS' ? current : { baseUnits: TO_ENTER, minutes: null };
  return { type: 'UNITS', baseUnits, minutes, unitMinor: feeMinor, ...terms };
}

/** Removes the person and keeps the fee. */
export function byNobody<T extends Terms>(current: T): T {
  return { ...current, providerId: null, providerName: null, isAvailable: true };
}
