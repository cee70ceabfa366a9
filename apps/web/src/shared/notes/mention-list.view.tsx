import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { Muted } from '@quillcare/ui';
import { useWords } from '../words/words';
import type { Mentionable } from './mention';
import { noteWords } from './note.en';
import type { PeopleSearch } from './use-people';

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

export interface MentionListProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  people: PeopleSearch;
  /** Index of the person that Enter would choose. */
  current: number;
  onPoint: (at: number) => void;
  onChoose: (person: Mentionable) => void;
}

/** Lists the people offered after an "@". The focus stays in the field. */
export function MentionList({ id, anchor, people, current, onPoint, onChoose }: MentionListProps) {
  const t = useWords(noteWords);
  const { found, isSearching, hasFailed } = people;
  const status = t(hasFailed ? 'people.failed' : isSearching ? 'people.searching' : 'people.nobody');
  return (
    <Popper open anchorEl={() => anchor.current!} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
      <Paper
        variant="outlined"
        sx={{
          mt: 0.5,
          py: 0.5,
          width: 'min(320px, calc(100vw - 32px))',
          maxHeight: 240,
          overflowY: 'auto',
          bgcolor: 'surface.raised',
          boxShadow: '0 8px 24px rgba(0,0,0,0.14)',
        }}
      >
        {found.length > 0 ? (
          <Box role="listbox" id={id} aria-label={t('people.label')}>
            {found.map((person, at) => (
              <Person
                key={person.id}
                id={optionId(id, at)}
                person={person}
                isCurrent={at === current}
                onPoint={() => onPoint(at)}
                onChoose={() => onChoose(person)}
              />
            ))}
          </Box>
        ) : (
          <Typography role="status" color="textSecondary" sx={{ px: 1.5, py: 0.75 }}>
            {status}
          </Typography>
        )}
      </Paper>
    </Popper>
  );
}

interface PersonProps {
  id: string;
  person: Mentionable;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Person({ id, person: { name, detail }, isCurrent, onPoint, onChoose }: PersonProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isCurrent}
      onMouseMove={() => !isCurrent && onPoint()}
      // Act on mousedown, before the field loses the focus and closes the list.
      onMouseDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        minHeight: 36,
        mx: 0.5,
        px: 1,
        borderRadius: 0.75,
        cursor: 'pointer',
        bgcolor: isCurrent ? 'surface.tint' : 'transparent',
        '@media (forced-colors: active)': isCurrent ? { outline: '2px solid Highlight' } : {},
      }}
    >
      <Typography component="span" noWrap sx={{ fontWeight: 500 }}>
        {name}
      </Typography>
      {detail && (
        <Muted component="span" noWrap sx={{ ml: 'auto', flexShrink: 0 }}>
          {detail}
        </Muted>
      )}
    </Box>
  );
}
