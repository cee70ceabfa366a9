import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeader } from '@quillcare/ui';
import { isPossible, useActs, useActScope, type Acts } from '../acts/use-acts';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import { ListView } from './list.view';
import type { List } from './list.types';

export function ListPage({ list }: { list: List }) {
  // Re-renders the labels when the language changes.
  useWords(listWords);
  const { start, dialog } = useActs();
  const buttons = usePageActions(list, start);
  return (
    <Box sx={page}>
      <PageHeader
        title={list.text(list.title)}
        subtitle={list.subtitle && list.text(list.subtitle)}
        actions={buttons}
      />
      {list.above}
      <ListView
        list={list}
        isWholePage
        emptyAction={buttons && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{buttons}</Box>}
      />
      {dialog}
    </Box>
  );
}

// Fills the window below the shell's header, so that the grid scrolls while its header and pager stay visible.
const page = {
  display: 'flex',
  flexDirection: 'column',
  height: { md: 'calc(100dvh - var(--support-height, 0px) - 104px)' },
  minHeight: { md: 520 },
} as const;

function usePageActions(list: List, start: Acts['start']): ReactNode {
  const scope = useActScope();
  const actions = (list.pageActions ?? []).filter((action) => isPossible(action, NOTHING, scope));
  if (actions.length === 0) return undefined;
  return actions.map(({ to, ...action }) => (
    <Button
      key={action.name}
      variant={action.isSecondary ? 'outlined' : 'contained'}
      startIcon={action.icon}
      {...(to
        ? { component: RouterLink, to: typeof to === 'string' ? to : to(NOTHING) }
        : { onClick: () => start(action, NOTHING) })}
    >
      {list.text(action.label)}
    </Button>
  ));
}

/** Acts of the page itself have no record. */
const NOTHING = {};
