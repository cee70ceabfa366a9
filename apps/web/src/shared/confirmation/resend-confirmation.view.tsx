import Button from '@mui/material/Button';
import { resendConfirmation } from '@quillcare/contracts';
import { useOperationMutation } from '../api/hooks';
import { showProblem } from '../toasts/problem.toast';
import { showToast } from '../toasts/toast.store';
import { useWords } from '../words/words';
import { confirmationWords } from './confirmation.en';

export function ResendConfirmation({ email }: { email: string }) {
  const t = useWords(confirmationWords);
  const [resend, { isLoading }] = useOperationMutation(resendConfirmation);
  const sendAgain = async () => {
    if (isLoading) return;
    try {
      await resend({});
      showToast({ title: t('sent'), message: t('sentTo', { email }) });
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Button size="small" color="inherit" aria-disabled={isLoading} onClick={() => void sendAgain()}>
      {isLoading ? t('sending') : t('resend')}
    </Button>
  );
}
