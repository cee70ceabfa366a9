import { OPEN_LEADS } from '@quillcare/contracts';
import { ChoiceDialog } from '../../shared/list/choice.dialog';
import { useWords } from '../../shared/words/words';
import type { AskProps } from './assign-several.dialog';
import { leadWords } from './lead.en';

/** Asks which status the selected leads get. Losing them needs a reason, and converting one its own client. */
export function StatusSeveralDialog({ answer, close }: AskProps) {
  const t = useWords(leadWords);
  const statusOf = (value: string) => OPEN_LEADS.find((status) => status === value);
  return (
    <ChoiceDialog
      title={t('several.statusTitle')}
      label={t('list.status')}
      choices={OPEN_LEADS.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      confirmLabel={t('several.status')}
      onChoose={(value) => {
        const status = statusOf(value);
        if (status) answer({ name: 'lead.status', values: { status, reason: null, note: null } });
      }}
      onClose={close}
    />
  );
}
