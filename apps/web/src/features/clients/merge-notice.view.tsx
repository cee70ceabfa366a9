import Alert from '@mui/material/Alert';
import { listClientMerges, undoMerge, type Client, type ClientMerge } from '@quillcare/contracts';
import { ActButtons, INHERIT } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { mayMerge } from './may-merge';
import { mergeWords } from './merge.en';

/** Shows which record was merged into this client, while the merge can still be undone. */
export function MergeNotice({ client }: { client: Client }) {
  const { data } = useOperationQuery(listClientMerges, { params: { id: client.id } });
  const undoable = data?.items.filter(({ isUndoable }) => isUndoable) ?? [];
  return undoable.map((merge) => <OneMerge key={merge.id} merge={merge} />);
}

const undoing = actsOn<ClientMerge>(mergeWords, ({ formerName }) => formerName).act({
  name: 'undo',
  operation: undoMerge,
  when: (_merge, scope) => mayMerge(scope),
  values: ({ formerName }) => ({ former: formerName }),
  request: ({ id }) => ({ params: { id } }),
  confirms: true,
});

function OneMerge({ merge }: { merge: ClientMerge }) {
  const t = useWords(mergeWords);
  const formats = useFormats();
  const former = merge.formerName;
  const day = formats.date(formats.dayOf(merge.mergedAt));
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={<ActButtons acts={[undoing]} record={merge} look={INHERIT} />}
    >
      {merge.mergedBy?.name
        ? t('undo.noticeBy', { name: merge.mergedBy.name, former, day })
        : t('undo.notice', { former, day })}{' '}
      {t('undo.until', { day: formats.date(formats.dayOf(merge.undoUntil)) })}
    </Alert>
  );
}
