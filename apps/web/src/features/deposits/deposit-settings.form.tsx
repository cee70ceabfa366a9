import { depositSettings, getDepositSettings, updateDepositSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { TextInput } from '../../shared/forms/inputs.view';
import { CountInput, MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { defineSettings } from '../../shared/forms/record/settings.form';
import { useWords, word } from '../../shared/words/words';
import { depositSettingsWords } from './deposit-settings.en';

const { secretKey, webhookSecret } = updateDepositSettings.body.shape;
type Secret = 'secretKey' | 'webhookSecret';

/** A stored secret is never shown. Leaving the field empty keeps it. */
function SecretInput({ name, end }: { name: Secret; end: string | null }) {
  const t = useWords(depositSettingsWords);
  return (
    <TextInput
      name={name}
      label={t(`fields.${name}`)}
      type="password"
      autoComplete="off"
      help={end === null ? t(`help.${name}`) : t('kept', { end })}
      maxLength={300}
    />
  );
}

function SecretKeyInput() {
  const { data } = useOperationQuery(getDepositSettings, {});
  return <SecretInput name="secretKey" end={data?.keyEnd ?? null} />;
}

function WebhookSecretInput() {
  const { data } = useOperationQuery(getDepositSettings, {});
  return <SecretInput name="webhookSecret" end={data?.webhookEnd ?? null} />;
}

function PercentageInput() {
  const t = useWords(depositSettingsWords);
  return <PercentInput name="basisPoints" label={t('fields.basisPoints')} help={t('help.basisPoints')} />;
}

function AmountInput() {
  const t = useWords(depositSettingsWords);
  return <MoneyInput name="amountMinor" label={t('fields.amountMinor')} help={t('help.amountMinor')} />;
}

function DueInput() {
  const t = useWords(depositSettingsWords);
  return (
    <CountInput
      name="dueDays"
      label={t('fields.dueDays')}
      help={t('help.dueDays')}
      unit={t('units.dueDays')}
    />
  );
}

const secret = {
  draft: false,
  show: (value: unknown) => (value ? word(depositSettingsWords, 'options.entered') : ''),
} as const;

/** The deposit the practice asks for and the account it is paid into. */
export const depositSettingsForm = defineSettings({
  name: 'deposit-settings',
  words: depositSettingsWords,
  schema: depositSettings.input.extend({
    secretKey: secretKey.unwrap(),
    webhookSecret: webhookSecret.unwrap(),
  }),
  operations: depositSettings,
  sections: {
    asked: ['isOn', 'kind', 'basisPoints', 'amountMinor', 'dueDays', 'businessNumber', 'cancellationWords'],
    account: ['secretKey', 'webhookSecret'],
  },
  valuesOf: ({ isOn, kind, basisPoints, amountMinor, dueDays, cancellationWords, businessNumber }) => ({
    isOn,
    kind,
    basisPoints,
    amountMinor,
    dueDays,
    secretKey: '',
    webhookSecret: '',
    cancellationWords: cancellationWords ?? '',
    businessNumber: businessNumber ?? '',
  }),
  bodyOf: ({ secretKey, webhookSecret, ...changes }) => ({
    ...changes,
    ...(secretKey ? { secretKey } : {}),
    ...(webhookSecret ? { webhookSecret } : {}),
  }),
  fields: {
    isOn: { wide: true, show: (is) => word(depositSettingsWords, is ? 'options.yes' : 'options.no') },
    basisPoints: { control: PercentageInput, isShown: ({ kind }) => kind !== 'FIXED' },
    amountMinor: { control: AmountInput, isShown: ({ kind }) => kind === 'FIXED' },
    dueDays: { control: DueInput },
    cancellationWords: { wide: true, multiline: true },
    secretKey: { ...secret, control: SecretKeyInput },
    webhookSecret: { ...secret, control: WebhookSecretInput },
  },
});
