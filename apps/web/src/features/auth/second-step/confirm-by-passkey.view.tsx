import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { beginPasskeyCheck } from '@quillcare/contracts';
import { toProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { PasskeyError, getPasskeyAssertion } from '../../../shared/passkeys/passkeys';
import type { ConfirmMethodProps } from './confirm.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';
import { toConfirmationError, useConfirmation } from './use-confirmation';

/** Confirms with a passkey. The browser prompt opens only on a button press, because some browsers require a user gesture. */
export function ConfirmByPasskey({ onConfirmed, actions }: ConfirmMethodProps) {
  const t = useWords(secondStepWords);
  const { confirmWithPasskey, isBusy, message } = usePasskey(onConfirmed);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('confirm.passkeyIntro')}</Typography>
      {message && <Alert severity="error">{message}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {actions}
        <Button
          variant="contained"
          autoFocus
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void confirmWithPasskey();
          }}
        >
          {isBusy ? t('confirm.passkeyBusy') : t('confirm.passkey')}
        </Button>
      </Box>
    </Box>
  );
}

function usePasskey(onConfirmed: () => void) {
  const [begin] = useOperationMutation(beginPasskeyCheck);
  const { confirm, refusal, forgetRefusal } = useConfirmation(onConfirmed);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirmWithPasskey = async () => {
    setBusy(true);
    setFailure(null);
    forgetRefusal();
    try {
      const { options } = await begin({});
      await confirm({ way: 'passkey', credential: await getPasskeyAssertion(options) });
    } catch (error) {
      setFailure(
        error instanceof PasskeyError ? error.message : toConfirmationError(toProblem(error)).message,
      );
    } finally {
      setBusy(false);
    }
  };
  return { confirmWithPasskey, isBusy, message: failure ?? refusal?.message ?? null };
}
