import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import type { Operation, RequestOf, ResultOf } from '@quillcare/contracts';
import { useOperationMutation } from '../../../shared/api/hooks';
import { toProblem, type ApiProblem } from '../../../shared/api/problem';
import { useWords } from '../../../shared/words/words';
import { actWords } from './quote-acts.en';

/** A command of a dialog: the reason of a refusal stays until it is tried again. */
export function useAct<O extends Operation>(operation: O) {
  const [run, { isLoading }] = useOperationMutation(operation);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const start = async (request: RequestOf<O>): Promise<ResultOf<O> | null> => {
    setProblem(null);
    try {
      return await run(request);
    } catch (error) {
      setProblem(toProblem(error));
      return null;
    }
  };
  return { start, isBusy: isLoading, problem };
}

export interface ActDialogProps {
  title: string;
  confirmLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Why it was refused, below what was not done. */
  problem: ApiProblem | null;
  failed: string;
  /** What helps against the refusal. */
  remedy?: ReactNode;
  children: ReactNode;
}

/** A dialog with fields of its own: what will happen, the fields, and the reason if it is refused. */
export function ActDialog(props: ActDialogProps) {
  const t = useWords(actWords);
  const titleId = useId();
  const { title, confirmLabel, isBusy, isDisabled = false, onConfirm, onClose, problem, failed } = props;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isBusy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {/* It scrolls where the window is low, so it takes the focus. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {problem && <Refusal problem={problem} failed={failed} remedy={props.remedy} />}
          {props.children}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {t('cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={isBusy || isDisabled}>
          {isBusy ? t('busy') : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Refusal({ problem, failed, remedy }: { problem: ApiProblem; failed: string; remedy?: ReactNode }) {
  const t = useWords(actWords);
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{failed}</AlertTitle>
      {problem.code === 'VERSION_CONFLICT' ? t('conflict') : problem.detail} {remedy}
    </Alert>
  );
}
