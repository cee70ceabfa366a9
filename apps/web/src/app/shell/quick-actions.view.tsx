import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { allows } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import type { FeatureAction } from '../../shared/feature/feature';
import { navigationWords } from '../../shared/navigation/navigation.en';
import { useSession } from '../../shared/session/session.context';
import { useLanguageOf } from '../../shared/words/language';
import { useWords } from '../../shared/words/words';
import { FEATURES } from '../features';
import { shellWords } from './shell.en';
import { useRunAction } from './use-quick-actions';

const QuickMenu = lazy(async () => ({ default: (await import('./quick.menu')).QuickMenu }));

/** From this width on, the header has room for the actions' names next to the navigation. */
const WITH_NAMES = '@media (min-width: 1280px)';

const QUICK = FEATURES.flatMap(({ headerAction }) => headerAction ?? []);

/** The actions available on every page: one button each, or a single menu where their names do not fit. */
export function QuickActions() {
  const { user } = useSession();
  const allowed = QUICK.filter(({ right }) => allows(right, user));
  if (allowed.length === 0) return null;
  return (
    <>
      <MenuButton actions={allowed} />
      {allowed.map((action) => (
        <QuickButton key={action.label} action={action} />
      ))}
    </>
  );
}

function MenuButton({ actions }: { actions: readonly FeatureAction[] }) {
  const t = useWords(shellWords);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('add')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ [WITH_NAMES]: { display: 'none' }, color: 'primary.main' }}
      >
        <PlusIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <QuickMenu actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

function QuickButton({ action }: { action: FeatureAction }) {
  const t = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  const run = useRunAction();
  return (
    <Button
      lang={lang}
      size="small"
      variant="contained"
      startIcon={<PlusIcon />}
      onClick={() => run(action)}
      sx={{ display: 'none', [WITH_NAMES]: { display: 'inline-flex' } }}
    >
      {t(action.label)}
    </Button>
  );
}
