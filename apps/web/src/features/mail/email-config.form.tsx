import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { getEmailConfig, smtpSecurity, updateEmailConfig, type EmailConfig } from '@quillcare/contracts';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { CountInput } from '../../shared/forms/number.input';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { emailConfigWords } from './email-config.en';

const body = updateEmailConfig.body.shape;
const yesOrNo = {
  wide: true,
  show: (is: unknown) => word(emailConfigWords, is ? 'options.yes' : 'options.no'),
};

/** Only development and tests offer a connection without encryption. */
function SecurityInput() {
  const t = useWords(emailConfigWords);
  const { data } = useOperationQuery(getEmailConfig, {});
  const offered = smtpSecurity.options.filter((value) => value !== 'NONE' || data?.allowsPlainText);
  return (
    <SelectInput
      name="security"
      label={t('fields.security')}
      options={offered.map((value) => ({ value, label: t(`options.security.${value}`) }))}
    />
  );
}

/** The stored password is never shown; an empty field keeps it. */
function PasswordInput() {
  const t = useWords(emailConfigWords);
  const { data } = useOperationQuery(getEmailConfig, {});
  return (
    <TextInput
      name="password"
      label={t('fields.password')}
      type="password"
      autoComplete="new-password"
      help={data?.hasPassword ? t('passwordKept') : t('help.password')}
      maxLength={500}
      optional
    />
  );
}

/** Needed as soon as the practice sends by its own server, which alone shows these fields. */
function HostInput() {
  const t = useWords(emailConfigWords);
  return <TextInput name="host" label={t('fields.host')} help={t('help.host')} maxLength={253} />;
}

function PortInput() {
  const t = useWords(emailConfigWords);
  return <CountInput name="port" label={t('fields.port')} help={t('help.port')} />;
}

function SenderAddressInput() {
  const t = useWords(emailConfigWords);
  return (
    <TextInput
      name="senderAddress"
      label={t('fields.senderAddress')}
      help={t('help.senderAddress')}
      type="email"
      inputMode="email"
      maxLength={254}
    />
  );
}

export const emailConfigForm = defineForm({
  name: 'email-config',
  words: emailConfigWords,
  schema: z.strictObject({
    senderName: body.senderName.unwrap(),
    replyTo: body.replyTo.unwrap(),
    signature: body.signature.unwrap(),
    showLogo: body.showLogo.unwrap(),
    usesOwnServer: body.usesOwnServer.unwrap(),
    host: body.host.unwrap(),
    port: body.port.unwrap(),
    security: body.security.unwrap(),
    username: body.username.unwrap(),
    password: body.password.unwrap(),
    senderAddress: body.senderAddress.unwrap(),
  }),
  operations: { get: getEmailConfig, update: updateEmailConfig },
  nameOf: () => word(emailConfigWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: ({ senderName, replyTo, signature, showLogo, usesOwnServer, ...server }) => ({
    ...{ senderName: senderName ?? '', replyTo: replyTo ?? '', signature: signature ?? '' },
    ...{ showLogo, usesOwnServer, host: server.host ?? '', port: server.port, security: server.security },
    ...{ username: server.username ?? '', password: '', senderAddress: server.senderAddress ?? '' },
  }),
  // An empty password field keeps the stored password.
  bodyOf: ({ password, ...changes }) => (password ? { ...changes, password } : changes),
  fields: {
    signature: { wide: true, multiline: true },
    showLogo: yesOrNo,
    usesOwnServer: yesOrNo,
    security: {
      control: SecurityInput,
      show: (value) => word(emailConfigWords, `options.security.${value as 'TLS'}`),
    },
    host: { control: HostInput },
    port: { control: PortInput },
    senderAddress: { control: SenderAddressInput },
    password: {
      draft: false,
      control: PasswordInput,
      show: (value) => (value ? word(emailConfigWords, 'options.entered') : ''),
    },
  },
});

const SENDER = ['senderName', 'replyTo', 'signature', 'showLogo'] as const;
const SERVER = ['senderAddress', 'host', 'port', 'security', 'username', 'password'] as const;

/** Sender, signature and the practice's own mail server. */
export function EmailConfigForm({ config }: { config: EmailConfig }) {
  const t = useWords(emailConfigWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: emailConfigForm,
    record: config,
    // Settings that were never saved have version 0, which a form takes for a record without values.
    startWith: emailConfigForm.valuesOf(config, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('sections.sender')}>
        {SENDER.map((name) => (
          <Field key={name} name={name} />
        ))}
      </FormSection>
      <FormSection title={t('sections.server')}>
        <Field name="usesOwnServer" />
        <ServerFields />
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}

function ServerFields() {
  const isOwn = useFormContext().watch('usesOwnServer') as boolean;
  if (!isOwn) return null;
  return SERVER.map((name) => <Field key={name} name={name} />);
}
