import { useCallers } from '../../shared/callbacks/use-callers';
import { ChoiceDialog } from '../../shared/list/choice.dialog';
import { useWords } from '../../shared/words/words';
import { callbackWords } from './callback.en';
import type { SeveralProps } from './several';

const QUEUE = 'none';

/** Asks who makes the selected calls. */
export function AssignSeveralDialog({ answer, close }: SeveralProps) {
  const t = useWords(callbackWords);
  const callers = useCallers();
  return (
    <ChoiceDialog
      title={t('assign.several')}
      label={t('assignee')}
      choices={[...callers, { value: QUEUE, label: t('queue') }]}
      confirmLabel={t('assign.label')}
      onChoose={(id) => answer({ name: 'callback.assign', values: { assigneeId: id === QUEUE ? null : id } })}
      onClose={close}
    />
  );
}
