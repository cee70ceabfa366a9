import type { DepositSettings, FieldError, PublicQuote } from '@quillcare/contracts';
import { calculateDepositAmount, type DepositRule } from '@quillcare/rules';

export interface StoredDepositSettings {
  isOn: boolean;
  kind: DepositSettings['kind'];
  basisPoints: number;
  amountMinor: number | null;
  dueDays: number;
  cancellationWords: string | null;
  businessNumber: string | null;
  sealedKey: string | null;
  keyEnd: string | null;
  isLive: boolean;
  sealedWebhookSecret: string | null;
  webhookEnd: string | null;
  /** Unguessable id in the practice's webhook address. */
  hookId: string;
}

/** Settings of a practice that has never saved any. */
export const DEFAULT_DEPOSIT_SETTINGS: Omit<StoredDepositSettings, 'hookId'> = {
  isOn: false,
  kind: 'PERCENTAGE',
  basisPoints: 1_000,
  amountMinor: null,
  dueDays: 7,
  cancellationWords: null,
  businessNumber: null,
  sealedKey: null,
  keyEnd: null,
  isLive: false,
  sealedWebhookSecret: null,
  webhookEnd: null,
};

/** Changes sent by an administrator; omitted fields stay. */
export type DepositChanges = Partial<
  Pick<
    StoredDepositSettings,
    'isOn' | 'kind' | 'basisPoints' | 'amountMinor' | 'dueDays' | 'cancellationWords' | 'businessNumber'
  >
> & { secretKey?: string | null; webhookSecret?: string | null };

export function applyDepositChanges(
  stored: StoredDepositSettings,
  { secretKey, webhookSecret, ...changes }: DepositChanges,
  seal: (secret: string) => string,
): StoredDepositSettings {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const next: StoredDepositSettings = { ...stored, ...sent };
  if (secretKey !== undefined) {
    next.sealedKey = secretKey && seal(secretKey);
    next.keyEnd = secretKey && secretKey.slice(-4);
    next.isLive = secretKey !== null && /^[a-z]+_live_/.test(secretKey);
  }
  if (webhookSecret !== undefined) {
    next.sealedWebhookSecret = webhookSecret && seal(webhookSecret);
    next.webhookEnd = webhookSecret && webhookSecret.slice(-4);
  }
  return next;
}

const REQUIRED = 'This field is required';

/** Validation errors by field. Deposits can be on only if everything they need is set. */
export function depositSettingsProblems(next: StoredDepositSettings): FieldError[] {
  const problems: FieldError[] = [];
  if (next.kind === 'FIXED' && next.amountMinor === null)
    problems.push({ path: 'amountMinor', message: REQUIRED });
  if (!next.isOn) return problems;
  if (next.sealedKey === null) problems.push({ path: 'secretKey', message: REQUIRED });
  if (next.sealedWebhookSecret === null) problems.push({ path: 'webhookSecret', message: REQUIRED });
  if (next.cancellationWords === null) problems.push({ path: 'cancellationWords', message: REQUIRED });
  return problems;
}

/** Audit note about changed secrets; never contains the secrets. */
export function describeSecretChanges({ secretKey, webhookSecret }: DepositChanges): string | null {
  const notes = [
    ...(secretKey === undefined ? [] : [secretKey === null ? 'Stripe key removed' : 'Stripe key set']),
    ...(webhookSecret === undefined
      ? []
      : [webhookSecret === null ? 'Signing secret removed' : 'Signing secret set']),
  ];
  return notes.join(', ') || null;
}

/** The settings in the form libs/rules takes. */
export function ruleOf({
  kind,
  basisPoints,
  amountMinor,
}: Pick<StoredDepositSettings, 'kind' | 'basisPoints' | 'amountMinor'>): DepositRule {
  return kind === 'FIXED' && amountMinor !== null
    ? { kind: 'FIXED', amountMinor }
    : { kind: 'PERCENTAGE', basisPoints };
}

/** The deposit requested with an acceptance. Later changes to the settings do not affect it. */
export interface DepositRequest {
  amountMinor: number;
  dueDays: number;
  cancellationWords: string | null;
}

/** The deposit to request with an acceptance. Null if the practice takes no deposits or nothing is payable. */
export function depositRequestFor(
  settings: NonNullable<PublicQuote['deposit']> | null,
  totalMinor: number,
): DepositRequest | null {
  if (!settings) return null;
  const amountMinor = calculateDepositAmount(ruleOf(settings), totalMinor);
  const { dueDays, cancellationWords } = settings;
  return amountMinor > 0 ? { amountMinor, dueDays, cancellationWords } : null;
}
