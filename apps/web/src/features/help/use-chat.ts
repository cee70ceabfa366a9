import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askAssistant, type AssistantAnswer, type ChatMessage, type HelpEntry } from '@quillcare/contracts';
import { callOperation } from '../../shared/api/api';
import type { ApiProblem } from '../../shared/api/problem';
import { useWords } from '../../shared/words/words';
import { helpWords } from './help.en';
import { pageRoute } from './page-route';

export interface Said extends ChatMessage {
  /** What an answer was taken from. */
  articles?: HelpEntry[];
  /** The answer did not come: why. */
  failure?: string;
  /** The person did not want the rest of it. */
  isStopped?: boolean;
}

/** How much of the conversation goes with a question. */
const REMEMBERED = 5;

/** The conversation with Q. It lives as long as the panel: nothing of it is stored anywhere. */
export function useChat() {
  const page = pageRoute(useLocation().pathname);
  const failed = useFailure();
  const [said, setSaid] = useState<Said[]>([]);
  const [coming, setComing] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (message: string) => {
    const question = new AbortController();
    running.current = question;
    let text = '';
    const onText = (piece: string) => {
      text += piece;
      if (running.current === question) setComing(text);
    };
    setSaid((before) => [...before, { role: 'user', content: message }]);
    setComing('');
    const conversationHistory = said.slice(-REMEMBERED).map(({ role, content }) => ({ role, content }));
    const parts = { body: { message, conversationHistory, page }, onText };
    const answer = await callOperation({ operation: askAssistant, parts }, question.signal);
    // The person began a new conversation, or closed this one.
    if (running.current !== question) return;
    running.current = null;
    setComing(null);
    const stopped: Said = { role: 'assistant', content: text, isStopped: true };
    const spoken = 'error' in answer ? failed(answer.error) : answered(answer.data as AssistantAnswer);
    setSaid((before) => [...before, question.signal.aborted ? stopped : spoken]);
  };
  const startAgain = () => {
    const question = running.current;
    running.current = null;
    question?.abort();
    setComing(null);
    setSaid([]);
  };
  /** `coming` is what is there of the answer on its way, empty at first; null while none is. */
  return { said, coming, send, stop: () => running.current?.abort(), startAgain };
}

function answered({ response, articles }: AssistantAnswer): Said {
  return { role: 'assistant', content: response, articles };
}

function useFailure(): (problem: ApiProblem) => Said {
  const t = useWords(helpWords);
  return ({ status }) => ({
    role: 'assistant',
    content: t('chat.offline'),
    failure: t('chat.failed', { status }),
  });
}
