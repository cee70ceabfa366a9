import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { SendIcon, StopIcon } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { helpWords } from './help.en';

const LONGEST = 1_000;

export interface ChatComposerProps {
  /** True while an answer is streaming. */
  isWaiting: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/**
 * Input for a question. An empty question cannot be sent. While an answer is streaming the user can stop it or type the next
 * question.
 */
export function ChatComposer({ isWaiting, onSend, onStop }: ChatComposerProps) {
  const t = useWords(helpWords);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isReady = text.trim() !== '' && !isWaiting;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend(text.trim());
    setText('');
  };
  const stop = () => {
    onStop();
    // The button disappears and would take the focus with it.
    field.current?.focus();
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        fullWidth
        size="small"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={t('chat.placeholder')}
        inputRef={field}
        slotProps={{ htmlInput: { 'aria-label': t('chat.question'), maxLength: LONGEST } }}
      />
      {isWaiting ? (
        <IconButton color="primary" aria-label={t('chat.stop')} onClick={stop}>
          <StopIcon fontSize="small" />
        </IconButton>
      ) : (
        <IconButton type="submit" color="primary" disabled={!isReady} aria-label={t('chat.send')}>
          <SendIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
