import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useState } from 'react';
import type { ListView as SavedView } from '@quillcare/contracts';
import { PlusIcon, UsersIcon } from '@quillcare/ui';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { ResolvedList } from './list.address';
import { supportedParts } from './saved-view';
import type { ListAddressControl } from './use-list-address';
import type { ListSettingsControl } from './use-list-settings';
import { useViewActs } from './use-view-acts';
import { ViewMenu } from './view-menu.view';

// Rarely needed, so it is loaded when first opened.
const ViewDialog = lazy(async () => ({ default: (await import('./view.dialog')).ViewDialog }));

export interface ViewTabsProps {
  list: ResolvedList;
  address: ListAddressControl;
  settings: ListSettingsControl;
  /** Names of the visible columns, in display order. */
  columns: readonly string[];
}

/** Shows the views as tabs: the list's own, then saved ones. Filters set in addition can be saved as a view. */
export function ViewTabs({ list, address, settings, columns }: ViewTabsProps) {
  const t = useWords(listWords);
  const acts = useViewActs(list, address, settings, columns);
  const [asking, setAsking] = useState<SavedView | 'new' | null>(null);
  const { views } = settings;
  const saved = views.find(({ id }) => id === address.view);
  const canName = !saved && (Object.keys(address.filters).length > 0 || address.sort !== undefined);
  if (list.views.length === 0 && views.length === 0 && !canName) return null;
  const show = (name: string) => {
    const view = views.find(({ id }) => id === name);
    if (view) acts.open(view);
    else address.showView(list.views.length === 0 ? undefined : name);
  };
  return (
    <>
      <Box sx={[line, canName && wrapsOnPhones]}>
        <TabLine list={list} address={address} views={views} onShow={show} />
        <CurrentMenu {...{ list, address, settings, acts, saved }} onEdit={() => saved && setAsking(saved)} />
        {canName && (
          <Button
            size="small"
            startIcon={<PlusIcon />}
            onClick={() => setAsking('new')}
            sx={{ ml: 'auto', flexShrink: 0 }}
          >
            {t('views.save')}
          </Button>
        )}
      </Box>
      {saved && <Lost list={list} view={saved} />}
      {asking && (
        <Suspense fallback={null}>
          <ViewDialog
            view={asking === 'new' ? null : asking}
            onClose={() => setAsking(null)}
            onSave={(answers, view) => (view ? acts.edit(view, answers) : acts.create(answers))}
          />
        </Suspense>
      )}
    </>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  mb: 1.5,
  minHeight: 41,
} as const;

/** Gives the tabs a line of their own, because beside the menu and the button they would show less than one tab. */
const wrapsOnPhones = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  borderBottomWidth: { xs: 0, sm: 1 },
  '& .MuiTabs-root': {
    flexBasis: { xs: '100%', sm: 'auto' },
    borderBottom: 1,
    borderColor: 'divider',
    borderBottomWidth: { xs: 1, sm: 0 },
  },
} as const;

/** A list without built-in views has a single tab for everything. */
const ALL = 'all';

interface TabLineProps {
  list: ResolvedList;
  address: ListAddressControl;
  views: readonly SavedView[];
  onShow: (name: string) => void;
}

function TabLine({ list, address, views, onShow }: TabLineProps) {
  const t = useWords(listWords);
  const builtIn =
    list.views.length > 0
      ? list.views.map(({ name, label }) => ({ value: name, label: list.text(label) }))
      : [{ value: ALL, label: t('views.all') }];
  const values = [...builtIn.map(({ value }) => value), ...views.map(({ id }) => id)];
  return (
    <Tabs
      value={values.find((value) => value === (address.view ?? ALL)) ?? false}
      onChange={(_event, name: string) => onShow(name)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={t('views.label')}
      sx={{ minWidth: 0 }}
    >
      {builtIn.map((tab) => (
        <Tab key={tab.value} {...tab} />
      ))}
      {views.map(({ id, name, isShared, isOwn, ownerName }) => (
        <Tab
          key={id}
          value={id}
          label={name}
          title={
            isShared ? (isOwn ? t('views.isShared') : t('views.sharedBy', { name: ownerName })) : undefined
          }
          icon={isShared ? <UsersIcon sx={{ fontSize: 16 }} aria-hidden /> : undefined}
          iconPosition="end"
          sx={{ minHeight: 41 }}
        />
      ))}
    </Tabs>
  );
}

interface CurrentMenuProps {
  list: ResolvedList;
  address: ListAddressControl;
  settings: ListSettingsControl;
  acts: ReturnType<typeof useViewActs>;
  saved: SavedView | undefined;
  onEdit: () => void;
}

function CurrentMenu({ list, address, settings, acts, saved, onEdit }: CurrentMenuProps) {
  const { views, defaultView } = settings;
  const builtIn = list.views.find(({ name }) => name === address.view);
  const name = saved?.id ?? builtIn?.name;
  if (!name) return null;
  const isFirst = defaultView === name;
  // The first view is the default unless another one was chosen, so there is nothing to offer.
  const isUsual = defaultView === null && name === list.views[0]?.name;
  return (
    <ViewMenu
      name={saved ? saved.name : builtIn ? list.text(builtIn.label) : name}
      first={
        isUsual ? null : { isFirst, onChange: (first) => settings.save({ defaultView: first ? name : null }) }
      }
      saved={
        saved
          ? {
              isFirst: views[0]?.id === saved.id,
              isLast: views.at(-1)?.id === saved.id,
              onMove: (by) => acts.move(saved, by),
              change: saved.mayChange
                ? { onEdit, onUpdate: () => void acts.update(saved), onRemove: () => void acts.remove(saved) }
                : null,
            }
          : null
      }
    />
  );
}

/** Warns that a view uses filters the list no longer has. */
function Lost({ list, view }: { list: ResolvedList; view: SavedView }) {
  const t = useWords(listWords);
  const { lostFilters: lost } = supportedParts(list, view);
  if (lost.length === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 1.5 }}>
      {t('views.lost', { count: lost.length, filters: lost.join(', ') })}
    </Alert>
  );
}
