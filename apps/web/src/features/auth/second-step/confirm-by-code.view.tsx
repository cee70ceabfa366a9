import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CodeForm } from './code-form.view';
import type { ConfirmWayProps } from './confirm.view';
import { confirmTexts } from './second-step.texts';
import { useConfirmation } from './use-confirmation';

const TEXTS = {
  totp: { intro: confirmTexts.totpIntro, label: confirmTexts.totpLabel },
  recovery: { intro: confirmTexts.recoveryIntro, label: confirmTexts.recoveryLabel },
} as const;

/** A code of the authenticator app, or one that was kept for when the phone is lost. */
export function ConfirmByCode({ way, onConfirmed, actions }: ConfirmWayProps & { way: 'totp' | 'recovery' }) {
  const { confirm, isBusy, refusal, forgetRefusal } = useConfirmation(onConfirmed);
  const { intro, label } = TEXTS[way];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{intro}</Typography>
      <CodeForm
        name={confirmTexts.dialogTitle}
        label={label}
        kind={way}
        submitLabel={confirmTexts.confirm}
        busyLabel={confirmTexts.confirming}
        emptyMessage={confirmTexts.empty[way]}
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
