import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { getDepositSettings, updateDepositSettings, type DepositSettings } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { CountInput, MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { depositSettingsWords } from './deposit-settings.en';

const body = updateDepositSettings.body.shape;
type Secret = 'secretKey' | 'webhookSecret';

/** A stored secret is never shown; an empty field keeps it. */
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

function ShareInput() {
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

export const depositSettingsForm = defineForm({
  name: 'deposit-settings',
  words: depositSettingsWords,
  schema: z.strictObject({
    isOn: body.isOn.unwrap(),
    kind: body.kind.unwrap(),
    basisPoints: body.basisPoints.unwrap(),
    amountMinor: body.amountMinor.unwrap(),
    dueDays: body.dueDays.unwrap(),
    cancellationWords: body.cancellationWords.unwrap(),
    businessNumber: body.businessNumber.unwrap(),
    secretKey: body.secretKey.unwrap(),
    webhookSecret: body.webhookSecret.unwrap(),
  }),
  operations: { get: getDepositSettings, update: updateDepositSettings },
  nameOf: () => word(depositSettingsWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: ({ isOn, kind, basisPoints, amountMinor, dueDays, cancellationWords, businessNumber }) => ({
    ...{ isOn, kind, basisPoints, amountMinor, dueDays, secretKey: '', webhookSecret: '' },
    ...{ cancellationWords: cancellationWords ?? '', businessNumber: businessNumber ?? '' },
  }),
  bodyOf: ({ secretKey, webhookSecret, ...changes }) => ({
    ...changes,
    ...(secretKey ? { secretKey } : {}),
    ...(webhookSecret ? { webhookSecret } : {}),
  }),
  fields: {
    isOn: {
      wide: true,
      show: (is) => word(depositSettingsWords, is ? 'options.yes' : 'options.no'),
    },
    basisPoints: { control: ShareInput },
    amountMinor: { control: AmountInput },
    dueDays: { control: DueInput },
    cancellationWords: { wide: true, multiline: true },
    secretKey: { ...secret, control: SecretKeyInput },
    webhookSecret: { ...secret, control: WebhookSecretInput },
  },
});

/** What a practice asks for, and the account that it goes to. */
export function DepositSettingsForm({ settings }: { settings: DepositSettings }) {
  const t = useWords(depositSettingsWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: depositSettingsForm,
    record: settings,
    // Settings that were never saved have version 0, which a form takes for a record without values.
    startWith: depositSettingsForm.valuesOf(settings, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('sections.asked')}>
        <Field name="isOn" />
        <Field name="kind" />
        <HowMuch />
        <Field name="dueDays" />
        <Field name="businessNumber" />
        <Field name="cancellationWords" />
      </FormSection>
      <FormSection title={t('sections.account')}>
        <Field name="secretKey" />
        <Field name="webhookSecret" />
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}

function HowMuch() {
  const kind = useFormContext().watch('kind') as DepositSettings['kind'];
  return <Field name={kind === 'FIXED' ? 'amountMinor' : 'basisPoints'} />;
}
