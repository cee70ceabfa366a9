import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { SendIcon } from '@quillcare/ui';
import { toProblem } from '../api/problem';
import { useWords } from '../words/words';
import { draftOf, EMPTY_DRAFT, messageOf } from './mention';
import { MentionField } from './mention-field.input';
import { threadWords } from './thread.en';
import type { FindPeople } from './use-people';

export interface ComposerProps {
  /** Accessible name of the field. Defaults to "Write a message". */
  label?: string;
  /** A stored message to edit. Omitted for a new one. */
  message?: string;
  findPeople?: FindPeople;
  /** Stores the message. The text stays in the field if this rejects. */
  onSend: (message: string) => Promise<unknown>;
  /** Cancels. If present, "Cancel" is shown, and Escape does the same. */
  onCancel?: () => void;
  /** Maximum length of the stored message, in characters. */
  maxLength?: number;
}

export function Composer({ label, message, findPeople, onSend, onCancel, maxLength }: ComposerProps) {
  const t = useWords(threadWords);
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => (message === undefined ? EMPTY_DRAFT : draftOf(message)));
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isEdit = message !== undefined;
  // Focus the text when editing, because the user has just clicked "Edit".
  useEffect(() => {
    if (isEdit) field.current?.focus();
  }, [isEdit]);
  const send = async () => {
    const text = messageOf(draft);
    field.current?.focus();
    if (isSending || text === '') return;
    setSending(true);
    setRefusal(null);
    try {
      await onSend(text);
      setDraft(EMPTY_DRAFT);
    } catch (error) {
      setRefusal(toProblem(error).detail);
    } finally {
      setSending(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {refusal && (
        <Alert severity="error" role="alert">
          <strong>{t('notSent')}</strong>. {refusal} {t('kept')}
        </Alert>
      )}
      <MentionField
        label={label ?? (isEdit ? t('editing') : t('write'))}
        describedBy={hintId}
        draft={draft}
        onChange={setDraft}
        findPeople={findPeople}
        onSend={() => void send()}
        onEscape={onCancel}
        maxLength={maxLength}
        inputRef={field}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ flex: '1 1 160px' }}>
          {t('hint')}
        </Typography>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button
          variant="contained"
          startIcon={isEdit ? undefined : <SendIcon />}
          aria-disabled={isSending}
          onClick={() => void send()}
        >
          {isEdit ? (isSending ? t('saving') : t('save')) : isSending ? t('sending') : t('send')}
        </Button>
      </Box>
    </Box>
  );
}
