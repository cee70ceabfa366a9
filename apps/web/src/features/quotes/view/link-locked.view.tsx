import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { unlockQuoteLink, type Quote } from '@quillcare/contracts';
import { toProblem } from '../../../shared/api/problem';
import { useOperationMutation } from '../../../shared/api/hooks';
import { useRights } from '../../../shared/session/session.context';
import { showToast } from '../../../shared/toasts/toast.store';
import { LINK_LOCKED } from '../quotes.texts';

/** The patient's link is locked after too many wrong dates of birth; staff can unlock it. */
export function LinkLocked({ quote }: { quote: Quote }) {
  const { can } = useRights();
  const [unlock, { isLoading }] = useOperationMutation(unlockQuoteLink);
  async function confirm() {
    try {
      await unlock({ params: { id: quote.id } });
      showToast({ title: LINK_LOCKED.done });
    } catch (error) {
      showToast({ title: LINK_LOCKED.failed, message: toProblem(error).detail, tone: 'error' });
    }
  }
  const isOpen = quote.status === 'SENT' || quote.status === 'QUERY_RECEIVED';
  if (quote.linkLockedAt === null || !isOpen) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={
        can('QUOTES', 'UPDATE') && (
          <Button color="inherit" size="small" disabled={isLoading} onClick={() => void confirm()}>
            {LINK_LOCKED.unlock}
          </Button>
        )
      }
    >
      {LINK_LOCKED.reason}
    </Alert>
  );
}
