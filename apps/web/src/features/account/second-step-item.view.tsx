import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useConfirmation } from '../../shared/commands/use-confirmation';
import { ACCOUNT_ROW } from './account-row.styles';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../shared/words/words';

export interface Removal {
  isAllowed: boolean;
  /** Nothing else protects the account. */
  isLast: boolean;
  /** It is the last one, and the practice requires one. */
  isKept: boolean;
}

export interface SecondStepItemProps {
  name: string;
  detail: ReactNode;
  /** What can be done with it instead of removing it. */
  action?: ReactNode;
  removal?: Removal;
  /** Asked before it is removed. */
  question?: string;
  remove?: () => Promise<unknown>;
}

/** One of the things that protect an account: what it is, and what can be done with it. */
export function SecondStepItem({ name, detail, action, removal, question, remove }: SecondStepItemProps) {
  const t = useWords(secondStepWords);
  const noteId = useId();
  const isRefused = removal?.isKept === true;
  return (
    <Box component="li" sx={ACCOUNT_ROW}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" component="div">
          {detail}
        </Typography>
      </Box>
      {action}
      {removal?.isAllowed && question && remove && (
        <RemoveButton
          name={name}
          question={question}
          isLast={removal.isLast}
          remove={remove}
          refusalId={isRefused ? noteId : undefined}
        />
      )}
      {isRefused && (
        <Typography id={noteId} variant="body2" color="textSecondary" sx={{ width: '100%' }}>
          {t('lastOne')}
        </Typography>
      )}
    </Box>
  );
}

interface RemoveButtonProps extends Required<Pick<SecondStepItemProps, 'name' | 'question' | 'remove'>> {
  isLast: boolean;
  /** What says why it cannot be removed. */
  refusalId: string | undefined;
}

function RemoveButton({ name, question, isLast, remove, refusalId }: RemoveButtonProps) {
  const t = useWords(secondStepWords);
  const { ask, dialog } = useConfirmation();
  const isRefused = refusalId !== undefined;
  const asked = {
    run: remove,
    title: question,
    hint: isLast ? t('removeLastHint') : t('removeHint'),
    confirmLabel: t('remove'),
    done: isLast ? t('switchedOff') : t('removed', { name }),
    danger: true,
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isRefused ? 'inherit' : 'primary'}
        aria-label={t('removeOf', { name })}
        aria-disabled={isRefused}
        aria-describedby={refusalId}
        onClick={() => {
          if (!isRefused) ask(asked);
        }}
        sx={isRefused ? { color: 'text.secondary', cursor: 'not-allowed' } : undefined}
      >
        {t('remove')}
      </Button>
      {dialog}
    </>
  );
}
