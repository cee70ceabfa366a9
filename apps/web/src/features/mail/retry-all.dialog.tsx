import { useState } from 'react';
import { getMailCounts, MOST_RETRIED, retryMails, type ResultOf } from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { QuestionDialog } from '../../shared/commands/question.dialog';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, word } from '../../shared/words/words';
import { mailWords } from './mail-list.en';

/** Asks before all failed emails are tried again, and says how many were. */
export function RetryAllDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(mailWords);
  const { data } = useOperationQuery(getMailCounts, {});
  const [run, { isLoading }] = useOperationMutation(retryMails);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    try {
      const retried = await run({ body: {} });
      showToast({ title: t('retryAll.done', { count: retried.retried }), message: restOf(retried) });
      onClose();
    } catch (error) {
      setRefusal(toProblem(error).detail);
    }
  };
  return (
    <QuestionDialog
      texts={{
        title: t('retryAll.title'),
        hint: t('retryAll.explain', { count: data?.retryable ?? 0, most: MOST_RETRIED }),
        confirmLabel: t('retryAll.confirm'),
      }}
      isBusy={isLoading}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** Which emails were not sent again: those that are out of date, and those beyond one run. */
function restOf({ outdated, hasMore }: ResultOf<typeof retryMails>): string | undefined {
  const said = [
    outdated > 0 && word(mailWords, 'retryAll.outdated', { count: outdated }),
    hasMore && word(mailWords, 'retryAll.more'),
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}
