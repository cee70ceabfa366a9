import { useState } from 'react';
import { draftKey, dropDraft, keepDraft, readDraft } from '../../../../shared/forms/record/draft.store';
import { useSession } from '../../../../shared/session/session.context';

/** Draft of an answer to the patient. Survives a reload and navigation; cleared on sign-out. */
export function useAnswerDraft(quoteId: string): [text: string, setText: (text: string) => void] {
  const { user } = useSession();
  const key = draftKey(user.id, 'quote-answer', quoteId);
  const [text, setText] = useState(() => String(readDraft(key)?.values.text ?? ''));
  const keep = (next: string) => {
    setText(next);
    if (next === '') dropDraft(key);
    else keepDraft(key, { at: Date.now(), values: { text: next }, base: { version: 0, values: {} } });
  };
  return [text, keep];
}
