import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CodeForm } from './code-form.view';
import type { ConfirmWayProps } from './confirm.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';
import { useConfirmation } from './use-confirmation';

const TEXTS = {
  totp: {
    intro: 'confirm.totpIntro',
    label: 'confirm.totpLabel',
  },
  recovery: {
    intro: 'confirm.recoveryIntro',
    label: 'confirm.recoveryLabel',
  },
} as const;

/** Confirms with a code from the authenticator app or with a recovery code. */
export function ConfirmByCode({ way, onConfirmed, actions }: ConfirmWayProps & { way: 'totp' | 'recovery' }) {
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
