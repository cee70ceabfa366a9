import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { answerQuoteQuestion, type Quote, type QuoteMessage } from '@quillcare/contracts';
import { PhoneIcon, SendIcon } from '@quillcare/ui';
import { useRef, useState } from 'react';
import { useOperationMutation } from '../../../../shared/api/hooks';
import { toProblem } from '../../../../shared/api/problem';
import {
  buildDraftKey,
  readDraft,
  removeDraft,
  storeDraft,
} from '../../../../shared/forms/record/draft.store';
import { TextBox } from '../../../../shared/forms/text-box.view';
import { useSession } from '../../../../shared/session/session.context';
import { showToast } from '../../../../shared/toasts/toast.store';
import { useWords } from '../../../../shared/words/words';
import { conversationWords } from './conversation.en';

type Channel = QuoteMessage['channel'];
const MAX_LENGTH = 2_000;

/** Answers the patient online, or records what was said on the telephone. */
export function AnswerComposer({ quote }: { quote: Quote }) {
  const t = useWords(conversationWords);
  const { firstName: name } = quote.client;
  const field = useRef<HTMLTextAreaElement>(null);
  const [channel, setChannel] = useState<Channel>('PAGE');
  const [text, setText] = useAnswerDraft(quote.id);
  const [problem, setProblem] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [run, { isLoading }] = useOperationMutation(answerQuoteQuestion);
  const send = async () => {
    field.current?.focus();
    setEmpty(text.trim() === '');
    if (isLoading || text.trim() === '') return;
    setProblem(null);
    try {
      await run({ params: { id: quote.id }, body: { text: text.trim(), channel } });
      // What was typed meanwhile is a further answer, unless the sent text itself was edited.
      const now = field.current?.value ?? '';
      setText(now.startsWith(text) ? now.slice(text.length).trimStart() : now);
      showToast({ title: t(`sent.${channel}`, { name }) });
    } catch (error) {
      setProblem(toProblem(error).detail);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {problem && (
        <Alert severity="error" role="alert">
          <AlertTitle>{t('notSent')}</AlertTitle>
          {problem} {t('kept')}
        </Alert>
      )}
      <ChannelChoice channel={channel} onChoose={setChannel} />
      <TextBox
        label={t(`labels.${channel}`)}
        help={t(`hints.${channel}`, { name })}
        error={isEmpty ? t('empty') : undefined}
        value={text}
        rows={3}
        maxLength={MAX_LENGTH}
        isOptional={false}
        inputRef={field}
        onChange={(next) => {
          setEmpty(false);
          setText(next);
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          variant="contained"
          startIcon={channel === 'PAGE' ? <SendIcon /> : <PhoneIcon />}
          aria-disabled={isLoading}
          onClick={() => void send()}
        >
          {isLoading ? t('busy') : t(`send.${channel}`)}
        </Button>
      </Box>
    </Box>
  );
}

function ChannelChoice({ channel, onChoose }: { channel: Channel; onChoose: (channel: Channel) => void }) {
  const t = useWords(conversationWords);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('how')}
      value={channel}
      onChange={(_event, chosen: Channel | null) => chosen && onChoose(chosen)}
    >
      {(['PAGE', 'TELEPHONE'] as const).map((each) => (
        <ToggleButton key={each} value={each}>
          {t(`channels.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Draft of an answer to the patient. Survives a reload and navigation; cleared on sign-out. */
function useAnswerDraft(quoteId: string): [text: string, setText: (text: string) => void] {
  const { user } = useSession();
  const key = buildDraftKey(user.id, 'quote-answer', quoteId);
  const [text, setText] = useState(() => String(readDraft(key)?.values.text ?? ''));
  const persistText = (next: string) => {
    setText(next);
    if (next === '') removeDraft(key);
    else storeDraft(key, { at: Date.now(), values: { text: next }, base: { version: 0, values: {} } });
  };
  return [text, persistText];
}
