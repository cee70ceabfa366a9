import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Muted } from '@quillcare/ui';
import type { Act } from '../../shared/acts/act.types';
import { useActs } from '../../shared/acts/use-acts';
import { ACCOUNT_ROW } from './account-row.styles';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../shared/words/words';

export interface RemovalCommand {
  isAllowed: boolean;
  /** True if it is the account's only protection. */
  isLast: boolean;
  /** True if it is the last one and the practice requires a second step, so it cannot be removed. */
  isKept: boolean;
}

/** The item being removed, and whether it is the account's only protection. */
export interface Protection {
  id: string;
  name: string;
  isLast: boolean;
}

export interface SecondStepItemProps {
  name: string;
  detail: ReactNode;
  /** Action shown instead of removal. */
  action?: ReactNode;
  removal?: RemovalCommand;
  remove?: Act<Protection>;
  /** The passkey's id; absent for the authenticator app. */
  id?: string;
}

/** One second-step method of an account, with its actions. */
export function SecondStepItem({ name, detail, action, removal, remove, id = '' }: SecondStepItemProps) {
  const t = useWords(secondStepWords);
  const noteId = useId();
  const isRefused = removal?.isKept === true;
  return (
    <Box component="li" sx={ACCOUNT_ROW}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Muted component="div">{detail}</Muted>
      </Box>
      {action}
      {removal?.isAllowed && remove && (
        <RemoveButton
          protection={{ id, name, isLast: removal.isLast }}
          remove={remove}
          refusalId={isRefused ? noteId : undefined}
        />
      )}
      {isRefused && (
        <Muted id={noteId} sx={{ width: '100%' }}>
          {t('lastOne')}
        </Muted>
      )}
    </Box>
  );
}

interface RemoveButtonProps {
  protection: Protection;
  remove: Act<Protection>;
  /** Id of the note explaining why it cannot be removed. Undefined if it can be. */
  refusalId: string | undefined;
}

function RemoveButton({ protection, remove, refusalId }: RemoveButtonProps) {
  const t = useWords(secondStepWords);
  const { start, dialog } = useActs();
  const isRefused = refusalId !== undefined;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isRefused ? 'inherit' : 'primary'}
        aria-label={t('removeOf', protection)}
        aria-disabled={isRefused}
        aria-describedby={refusalId}
        onClick={() => {
          if (!isRefused) start(remove, protection);
        }}
        sx={isRefused ? { color: 'text.secondary', cursor: 'not-allowed' } : undefined}
      >
        {remove.label()}
      </Button>
      {dialog}
    </>
  );
}
