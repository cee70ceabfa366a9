import type { DepositSettings, FieldError, PublicQuote } from '@quillcare/contracts';
import { depositAmount, type DepositRule } from '@quillcare/rules';

/** What is stored of how a practice takes deposits. */
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
  /** In the address that Stripe reports to; it cannot be guessed. */
  hookId: string;
}

/** Of a practice that never saved them. */
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

/** What an administrator sends; what is left out stays. */
export type DepositChanges = Partial<
  Pick<
    StoredDepositSettings,
    'isOn' | 'kind' | 'basisPoints' | 'amountMinor' | 'dueDays' | 'cancellationWords' | 'businessNumber'
  >
> & { secretKey?: string | null; webhookSecret?: string | null };

/** The settings after a change. */
export function changedDepositSettings(
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

/** What is wrong with the settings, at each field: deposits are on only with all that they need. */
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

/** What the audit says of the secrets, which it never shows. */
export function secretsNote({ secretKey, webhookSecret }: DepositChanges): string | null {
  const told = [
    ...(secretKey === undefined ? [] : [secretKey === null ? 'Stripe key removed' : 'Stripe key set']),
    ...(webhookSecret === undefined
      ? []
      : [webhookSecret === null ? 'Signing secret removed' : 'Signing secret set']),
  ];
  return told.join(', ') || null;
}

/** The rule as the rules know it. */
export function ruleOf({
  kind,
  basisPoints,
  amountMinor,
}: Pick<StoredDepositSettings, 'kind' | 'basisPoints' | 'amountMinor'>): DepositRule {
  return kind === 'FIXED' && amountMinor !== null
    ? { kind: 'FIXED', amountMinor }
    : { kind: 'PERCENTAGE', basisPoints };
}

/** The deposit that was asked for with an acceptance: it stays, whatever the practice decides later. */
export interface DepositAsk {
  amountMinor: number;
  dueDays: number;
  cancellationWords: string | null;
}

/** What is asked for with an acceptance; null where the practice takes no deposits, or there is nothing to pay. */
export function depositAsked(
  settings: NonNullable<PublicQuote['deposit']> | null,
  totalMinor: number,
): DepositAsk | null {
  if (!settings) return null;
  const amountMinor = depositAmount(ruleOf(settings), totalMinor);
  const { dueDays, cancellationWords } = settings;
  return amountMinor > 0 ? { amountMinor, dueDays, cancellationWords } : null;
}
