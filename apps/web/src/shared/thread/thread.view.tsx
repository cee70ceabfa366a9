import Box from '@mui/material/Box';
import { EmptyState } from '@quillcare/ui';
import { useWords } from '../words/words';
import { Composer } from './composer.view';
import { ThreadMessageView } from './thread-message.view';
import { threadWords } from './thread.en';
import type { FindPeople } from './use-people';

export interface ThreadMessage {
  id: string;
  author: string;
  /** When it was written: an ISO instant. */
  at: string;
  /** When it was last edited (ISO instant). Null or omitted if never. */
  editedAt?: string | null;
  /** As stored, with mentions as `@[name](id)`. */
  text: string;
  /** Whether it is the user's own and may be edited and deleted. */
  isOwn?: boolean;
}

export interface ThreadProps {
  /** Accessible name of the list. Defaults to "Messages". */
  label?: string;
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** Finds colleagues by the beginning of a name, for "@" mentions. Must keep its identity between renders. */
  findPeople?: FindPeople;
  /** These store or remove a message, and reject with the reason on failure. If omitted, the action is unavailable. */
  onSend?: (text: string) => Promise<unknown>;
  onEdit?: (id: string, text: string) => Promise<unknown>;
  onDelete?: (id: string) => void;
  /** Maximum length of a stored message, in characters. */
  maxLength?: number;
}

export function Thread({ label, messages, findPeople, onSend, onEdit, onDelete, maxLength }: ThreadProps) {
  const t = useWords(threadWords);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {messages.length === 0 ? (
        <EmptyState title={t('empty')} hint={onSend && findPeople ? t('emptyHint') : undefined} />
      ) : (
        <Box
          component="ul"
          aria-label={label ?? t('label')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {messages.map((message) => (
            <ThreadMessageView
              key={message.id}
              message={message}
              findPeople={findPeople}
              onEdit={onEdit}
              onDelete={onDelete}
              maxLength={maxLength}
            />
          ))}
        </Box>
      )}
      {onSend && <Composer findPeople={findPeople} onSend={onSend} maxLength={maxLength} />}
    </Box>
  );
}
