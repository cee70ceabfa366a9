import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { dependants, describeDependants, type Operation } from '@quillcare/contracts';
import { ConfirmDialog } from '@quillcare/ui';
import { toProblem, type ApiProblem } from '../api/problem';
import { useOperationMutation } from '../api/hooks';
import { messages } from '../messages/messages.texts';
import { showToast } from '../toasts/toast.store';
import { removalTexts } from './removal.texts';
import { useRestore } from './use-restore';

const UNDO_MS = 10_000;

export interface DeleteOptions {
  remove: Operation;
  restore: Operation;
  record: { id: string; version: number };
  name: string;
  onDeleted: () => void;
  onRestored?: () => void;
}

/** Deletes a record and offers to undo it; where other records depend on it, a dialog names them and asks first. */
export function useDelete({ remove, restore, record, name, onDeleted, onRestored }: DeleteOptions): {
  start: () => void;
  dialog: ReactNode;
} {
  const { id, version } = record;
  const [run, { isLoading }] = useOperationMutation<Operation>(remove);
  const undo = useRestore(restore);
  const [depending, setDepending] = useState<string | null>(null);

  async function send(isConfirmed: boolean) {
    try {
      const query = isConfirmed ? { version, confirm: 'true' } : { version };
      const result = (await run({ params: { id }, query })) as { version?: number };
      setDepending(null);
      showToast({
        title: messages.deleted,
        message: name,
        durationMs: UNDO_MS,
        action: {
          label: removalTexts.undo,
          onClick: () =>
            void undo({ id, version: result.version }, name).then((done) => done && onRestored?.()),
        },
      });
      onDeleted();
    } catch (error) {
      const problem = toProblem(error);
      const words = dependingOn(problem);
      setDepending(words);
      if (words === null) showToast({ title: messages.deleteFailed, message: problem.detail, tone: 'error' });
    }
  }

  const dialog = depending !== null && (
    <ConfirmDialog
      open
      title={removalTexts.title(name)}
      confirmLabel={removalTexts.remove}
      cancelLabel={removalTexts.cancel}
      danger
      busy={isLoading}
      onConfirm={() => void send(true)}
      onClose={() => setDepending(null)}
    >
      <Typography sx={{ mb: 1 }}>{removalTexts.depending(name, depending)}</Typography>
      <Typography color="textSecondary">{removalTexts.kept}</Typography>
    </ConfirmDialog>
  );
  return { start: () => void send(false), dialog };
}

function dependingOn({ code, facts }: ApiProblem): string | null {
  if (code !== 'HAS_DEPENDANTS') return null;
  const found = dependants.safeParse({ items: facts?.dependants });
  return found.success ? describeDependants(found.data) : null;
}
