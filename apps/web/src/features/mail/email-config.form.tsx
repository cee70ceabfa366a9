import { emailConfig, getEmailConfig, smtpSecurity, updateEmailConfig } from '@quillcare/contracts';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { CountInput } from '../../shared/forms/number.input';
import type { Values } from '../../shared/forms/record/merge';
import { defineSettings } from '../../shared/forms/record/settings.form';
import { useOperationQuery } from '../../shared/api/hooks';
import { useWords, word } from '../../shared/words/words';
import { emailConfigWords } from './email-config.en';

const { password } = updateEmailConfig.body.shape;
const ownServerField = { isShown: ({ usesOwnServer }: Values) => usesOwnServer === true };
const yesNoField = {
  wide: true,
  show: (is: unknown) => word(emailConfigWords, is ? 'options.yes' : 'options.no'),
};

/** Offers unencrypted connections only in development and tests. */
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

/** The stored password is never shown. Leaving the field empty keeps it. */
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

/** Not optional: it is shown only if the practice uses its own mail server, which requires it. */
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
      maxLength={254}
    />
  );
}

export const emailConfigForm = defineSettings({
  name: 'email-config',
  words: emailConfigWords,
  schema: emailConfig.input.extend({ password: password.unwrap() }),
  operations: emailConfig,
  sections: {
    sender: ['senderName', 'replyTo', 'signature', 'showLogo'],
    server: ['usesOwnServer', 'senderAddress', 'host', 'port', 'security', 'username', 'password'],
  },
  valuesOf: ({ senderName, replyTo, signature, showLogo, usesOwnServer, ...server }) => ({
    senderName: senderName ?? '',
    replyTo: replyTo ?? '',
    signature: signature ?? '',
    showLogo,
    usesOwnServer,
    host: server.host ?? '',
    port: server.port,
    security: server.security,
    username: server.username ?? '',
    password: '',
    senderAddress: server.senderAddress ?? '',
  }),
  bodyOf: ({ password, ...changes }) => (password ? { ...changes, password } : changes),
  fields: {
    signature: { wide: true, multiline: true },
    showLogo: yesNoField,
    usesOwnServer: yesNoField,
    security: {
      ...ownServerField,
      control: SecurityInput,
      show: (value) => word(emailConfigWords, `options.security.${value as 'TLS'}`),
    },
    host: { ...ownServerField, control: HostInput },
    port: { ...ownServerField, control: PortInput },
    username: ownServerField,
    senderAddress: { ...ownServerField, control: SenderAddressInput },
    password: {
      ...ownServerField,
      draft: false,
      control: PasswordInput,
      show: (value) => (value ? word(emailConfigWords, 'options.entered') : ''),
    },
  },
});
