import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { listClientMerges, undoMerge, type Client, type ClientMerge } from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { useConfirmation } from '../../shared/commands/use-confirmation';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { mayMerge } from './may-merge';
import { mergeWords } from './merge.en';

/** On the page of a client: what was merged into it, as long as that can be undone. */
export function MergeNotice({ client }: { client: Client }) {
  const { data } = useOperationQuery(listClientMerges, { params: { id: client.id } });
  const undoable = data?.items.filter(({ isUndoable }) => isUndoable) ?? [];
  return undoable.map((merge) => <OneMerge key={merge.id} merge={merge} />);
}

function OneMerge({ merge }: { merge: ClientMerge }) {
  const t = useWords(mergeWords);
  const rights = useRights();
  const formats = useFormats();
  const [undo] = useOperationMutation(undoMerge);
  const { ask, dialog } = useConfirmation<ClientMerge>();
  const former = merge.formerName;
  const day = formats.date(formats.dayOf(merge.mergedAt));
  const question = () =>
    ask({
      run: () => undo({ params: { id: merge.id } }),
      title: t('undo.title', { former }),
      hint: t('undo.hint', { former }),
      confirmLabel: t('undo.confirm'),
      failed: t('undo.failed'),
      done: t('undo.done'),
    });
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        mayMerge(rights) && (
          <Button size="small" color="inherit" onClick={question}>
            {t('undo.button')}
          </Button>
        )
      }
    >
      {merge.mergedBy?.name
        ? t('undo.noticeBy', { name: merge.mergedBy.name, former, day })
        : t('undo.notice', { former, day })}{' '}
      {t('undo.until', { day: formats.date(formats.dayOf(merge.undoUntil)) })}
      {dialog}
    </Alert>
  );
}
