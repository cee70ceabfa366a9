import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeader } from '@quillcare/ui';
import { useRights, useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import { ListView } from './list.view';
import type { List } from './list.types';

/** A page that is a list: its title, what can be done, and the list. */
export function ListPage({ list }: { list: List }) {
  // Labels follow the language.
  useWords(listWords);
  const [openAction, setOpenAction] = useState<string | null>(null);
  const { buttons, actions } = usePageActions(list, setOpenAction);
  return (
    <Box sx={page}>
      <PageHeader
        title={list.text(list.title)}
        subtitle={list.subtitle && list.text(list.subtitle)}
        actions={buttons}
      />
      {list.above}
      <ListView list={list} isWholePage emptyAction={buttons} />
      {actions.find(({ name }) => name === openAction)?.dialog?.(() => setOpenAction(null))}
    </Box>
  );
}

// As high as the window below the header of the shell, so that the grid scrolls and its header and pages stay in sight.
const page = {
  display: 'flex',
  flexDirection: 'column',
  height: { md: 'calc(100dvh - var(--support-height, 0px) - 104px)' },
  minHeight: { md: 520 },
} as const;

function usePageActions(
  list: List,
  onOpen: (name: string) => void,
): { buttons: ReactNode; actions: PageActions } {
  const rights = useRights();
  const { user, organisation } = useSession();
  const scope = { ...rights, user, organisation, filters: {} };
  const actions = (list.pageActions ?? []).filter(
    ({ needs, when }) => (!needs || rights.allows(needs)) && (!when || when(scope)),
  );
  if (actions.length === 0) return { buttons: undefined, actions };
  const buttons = actions.map(({ name, label, icon, to, isSecondary }) => (
    <Button
      key={name}
      variant={isSecondary ? 'outlined' : 'contained'}
      startIcon={icon}
      {...(to ? { component: RouterLink, to } : { onClick: () => onOpen(name) })}
    >
      {list.text(label)}
    </Button>
  ));
  return { buttons: <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{buttons}</Box>, actions };
}

type PageActions = NonNullable<List['pageActions']>;
