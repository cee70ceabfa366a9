import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, useEffect } from 'react';
import { z } from 'zod';
import { Muted } from '@quillcare/ui';
import { toProblem } from '../../../shared/api/problem';
import { FormFrame } from '../../../shared/forms/form.frame';
import { SubmitButton } from '../../../shared/forms/submit-button.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { isPasskeySupported } from '../../../shared/passkeys/passkeys';
import { passkeyWords } from '../../../shared/passkeys/passkey.en';
import { PasswordInput } from '../../../shared/password/password.input';
import { useWords, word } from '../../../shared/words/words';
import { authWords } from '../auth.en';
import { CodeForm } from './code-form.view';
import { ConfirmByPasskey } from './confirm-by-passkey.view';
import { secondStepWords } from './second-step.en';
import { availableWays, type ConfirmationMethod } from './confirmation-methods';
import { useConfirmation, toConfirmationError, useSubmitProof } from './use-confirmation';

const password = z.strictObject({
  password: z.string().min(1, { error: () => word(authWords, 'noPassword') }),
});

const TEXTS = {
  totp: { intro: 'confirm.totpIntro', label: 'confirm.totpLabel' },
  recovery: { intro: 'confirm.recoveryIntro', label: 'confirm.recoveryLabel' },
} as const;

export interface ConfirmMethodProps {
  onConfirmed: () => void;
  /** Shown next to the confirm button. */
  actions?: ReactNode;
}

export interface ConfirmProps extends ConfirmMethodProps {
  ways: readonly ConfirmationMethod[];
}

/** Re-authenticates the user by one of the account's methods. */
export function Confirm({ ways: methods, ...rest }: ConfirmProps) {
  const tSecondStep = useWords(secondStepWords);
  const open = availableWays(methods, isPasskeySupported());
  const [chosen, setChosen] = useState(open[0]);
  const method = chosen && open.includes(chosen) ? chosen : open[0];
  const others = open.filter((other) => other !== method);
  if (!method) return <Typography role="alert">{tSecondStep('confirm.noWay')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ConfirmMethod key={method} way={method} {...rest} />
      {(others.length > 0 || isPasskeyMissing(methods)) && (
        <OtherMethods ways={others} isPasskeyMissing={isPasskeyMissing(methods)} onChoose={setChosen} />
      )}
    </Box>
  );
}

const isPasskeyMissing = (methods: readonly ConfirmationMethod[]) =>
  methods.includes('passkey') && !isPasskeySupported();

function ConfirmMethod({ way, ...rest }: ConfirmMethodProps & { way: ConfirmationMethod }) {
  switch (way) {
    case 'passkey':
      return <ConfirmByPasskey {...rest} />;
    case 'password':
      return <ConfirmByPassword {...rest} />;
    case 'totp':
    case 'recovery':
      return <ConfirmByCode way={way} {...rest} />;
  }
}

interface OtherMethodsProps {
  ways: ConfirmationMethod[];
  isPasskeyMissing: boolean;
  onChoose: (method: ConfirmationMethod) => void;
}

function OtherMethods({ ways, isPasskeyMissing: isMissing, onChoose }: OtherMethodsProps) {
  const tSecondStep = useWords(secondStepWords);
  const t = useWords(passkeyWords);
  return (
    <Box
      component="ul"
      aria-label={tSecondStep('confirm.otherWays')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      {ways.map((method) => (
        <li key={method}>
          <Link component="button" type="button" onClick={() => onChoose(method)} sx={{ textAlign: 'left' }}>
            {tSecondStep(`confirm.switchTo.${method}`)}
          </Link>
        </li>
      ))}
      {isMissing && <Muted component="li">{t('unavailable')}</Muted>}
    </Box>
  );
}

/** Confirms with a code from the authenticator app or with a recovery code. */
function ConfirmByCode({ way, onConfirmed, actions }: ConfirmMethodProps & { way: 'totp' | 'recovery' }) {
  const t = useWords(secondStepWords);
  const { confirm, isBusy, refusal, forgetRefusal } = useConfirmation(onConfirmed);
  const { intro, label } = TEXTS[way];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t(intro)}</Typography>
      <CodeForm
        name={t('confirm.dialogTitle')}
        label={t(label)}
        kind={way}
        submitLabel={t('confirm.confirm')}
        busyLabel={t('confirm.confirming')}
        emptyMessage={t(`confirm.empty.${way}`)}
        isBusy={isBusy}
        refusal={refusal}
        onSubmit={(code) => void confirm({ way, code })}
        onTyping={forgetRefusal}
        takesFocus
        actions={actions}
      />
    </Box>
  );
}

/** Confirms with the password, for accounts without a second step. */
function ConfirmByPassword({ onConfirmed, actions }: ConfirmMethodProps) {
  const tAuth = useWords(authWords);
  const t = useWords(secondStepWords);
  const prove = useSubmitProof(onConfirmed);
  const contractForm = useContractForm({
    schema: password,
    defaultValues: { password: '' },
    labels: { password: tAuth('password') },
    toProblem: (error) => {
      const problem = toProblem(error);
      return { ...problem, detail: toConfirmationError(problem).message };
    },
    submit: (typed) => prove({ way: 'password', ...typed }),
  });
  const { setFocus } = contractForm.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <FormFrame contractForm={contractForm} label={t('confirm.dialogTitle')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('confirm.passwordIntro')}</Typography>
        <PasswordInput autoComplete="current-password" />
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          {actions}
          <SubmitButton
            label={t('confirm.confirm')}
            busyLabel={t('confirm.confirming')}
            isSubmitting={contractForm.isSubmitting}
          />
        </Box>
      </Box>
    </FormFrame>
  );
}
