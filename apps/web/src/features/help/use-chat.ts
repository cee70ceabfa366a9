import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askAssistant, type AssistantAnswer, type ChatMessage, type HelpEntry } from '@quillcare/contracts';
import { callOperation } from '../../shared/api/api';
import type { ApiProblem } from '../../shared/api/problem';
import { useWords } from '../../shared/words/words';
import { helpWords } from './help.en';
import { findPageRoute } from './page-route';

export interface ChatEntry extends ChatMessage {
  /** The articles the answer is based on. */
  articles?: HelpEntry[];
  /** Why no answer arrived. */
  failure?: string;
  /** True if the user stopped the answer. */
  isStopped?: boolean;
}

/** Number of earlier messages sent along with a question. */
const HISTORY_LENGTH = 5;

/** State of the conversation with Q. It lasts only while the panel is open and is not stored anywhere. */
export function useChat() {
  const page = findPageRoute(useLocation().pathname);
  const failed = useFailure();
  const [entries, setEntries] = useState<ChatEntry[]>([]);
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
    setEntries((before) => [...before, { role: 'user', content: message }]);
    setComing('');
    const conversationHistory = entries
      .slice(-HISTORY_LENGTH)
      .map(({ role, content }) => ({ role, content }));
    const parts = { body: { message, conversationHistory, page }, onText };
    const answer = await callOperation({ operation: askAssistant, parts }, question.signal);
    // The user has started a new conversation or closed this one.
    if (running.current !== question) return;
    running.current = null;
    setComing(null);
    const stopped: ChatEntry = { role: 'assistant', content: text, isStopped: true };
    const spoken = 'error' in answer ? failed(answer.error) : toAnswerEntry(answer.data as AssistantAnswer);
    setEntries((before) => [...before, question.signal.aborted ? stopped : spoken]);
  };
  const restart = () => {
    const question = running.current;
    running.current = null;
    question?.abort();
    setComing(null);
    setEntries([]);
  };
  /** `coming` is the partial answer while it is streaming, initially empty. Null if none is. */
  return { said: entries, coming, send, stop: () => running.current?.abort(), startAgain: restart };
}

function toAnswerEntry({ response, articles }: AssistantAnswer): ChatEntry {
  return { role: 'assistant', content: response, articles };
}

function useFailure(): (problem: ApiProblem) => ChatEntry {
  const t = useWords(helpWords);
  return ({ status }) => ({
    role: 'assistant',
    content: t('chat.offline'),
    failure: t('chat.failed', { status }),
  });
}
