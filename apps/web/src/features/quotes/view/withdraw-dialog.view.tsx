import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { withdrawQuote, type Quote } from '@quillcare/contracts';
import { ConfirmDialog, FieldFrame } from '@quillcare/ui';
import { useState } from 'react';
import { toProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { showToast } from '../../../shared/toasts/toast.store';
import { VIEW, WITHDRAW } from '../quotes.texts';

/** Withdraws a quote that waits for an answer. */
export function WithdrawDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [withdraw, { isLoading }] = useOperationMutation(withdrawQuote);
  async function confirm() {
    setFailure(null);
    try {
      await withdraw({ params: { id: quote.id }, body: { version: quote.version, reason } });
      showToast({ title: VIEW.withdrawn(quote.quoteNumber) });
      onClose();
    } catch (error) {
      setFailure(toProblem(error).detail);
    }
  }
  return (
    <ConfirmDialog
      open
      title={WITHDRAW.title}
      confirmLabel={WITHDRAW.confirm}
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{WITHDRAW.text}</Typography>
        <FieldFrame id="withdraw-reason" label={WITHDRAW.reason} help={WITHDRAW.reasonHint} optional>
          <TextField
            id="withdraw-reason"
            multiline
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500, 'aria-describedby': 'withdraw-reason-help' } }}
          />
        </FieldFrame>
        {failure && <Alert severity="error">{failure}</Alert>}
      </Box>
    </ConfirmDialog>
  );
}
