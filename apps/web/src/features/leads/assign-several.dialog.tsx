import { listColleagues, type BulkAction } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { ChoiceDialog } from '../../shared/list/choice.dialog';
import { useWords } from '../../shared/words/words';
import { leadWords } from './lead.en';

export interface AskProps {
  answer: (action: BulkAction) => void;
  close: () => void;
}

const NOBODY = 'none';

/** Asks who will look after the selected leads. */
export function AssignSeveralDialog({ answer, close }: AskProps) {
  const t = useWords(leadWords);
  const { data } = useOperationQuery(listColleagues, {});
  const colleagues = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChoiceDialog
      title={t('several.assignTitle')}
      label={t('owner.label')}
      choices={[...colleagues, { value: NOBODY, label: t('list.unassigned') }]}
      confirmLabel={t('several.assign')}
      onChoose={(id) => answer({ name: 'lead.assign', values: { ownerId: id === NOBODY ? null : id } })}
      onClose={close}
    />
  );
}
