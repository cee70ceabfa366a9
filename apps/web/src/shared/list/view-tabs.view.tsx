import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRef, useState } from 'react';
import { MoreIcon, PlusIcon } from '@quillcare/ui';
import { showToast } from '../toasts/toast.store';
import { useWords, word } from '../words/words';
import { listWords } from './list.en';
import type { ListMemory, OwnView } from './list-memory.store';
import type { ListOfToday } from './list.address';
import type { ListAddressControl } from './use-list-address';
import { ViewNameDialog } from './view-name.view';

export interface ViewTabsProps {
  list: ListOfToday;
  address: ListAddressControl;
  views: readonly OwnView[];
  update: (change: (before: ListMemory) => ListMemory) => void;
}

/** The views as tabs: the list's own, then those that the person named; filters that have no name can get one. */
export function ViewTabs({ list, address, views, update }: ViewTabsProps) {
  const t = useWords(listWords);
  const [naming, setNaming] = useState<OwnView | 'new' | null>(null);
  const own = views.find(({ id }) => id === address.view);
  const canName = !own && (Object.keys(address.filters).length > 0 || address.sort !== undefined);
  const builtIn = list.views;
  if (builtIn.length === 0 && views.length === 0 && !canName) return null;
  const tabs = [
    ...(builtIn.length > 0
      ? builtIn.map((view) => ({ value: view.name, label: list.text(view.label) }))
      : [{ value: ALL, label: t('views.all') }]),
    ...views.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const current = tabs.find(({ value }) => value === (address.view ?? ALL))?.value ?? false;
  const show = (name: string) =>
    address.showView(
      builtIn.length === 0 && name === ALL ? undefined : name,
      views.find(({ id }) => id === name),
    );
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        mb: 1.5,
        minHeight: 41,
      }}
    >
      <Tabs
        value={current}
        onChange={(_event, name: string) => show(name)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={t('views.label')}
        sx={{ minWidth: 0 }}
      >
        {tabs.map((tab) => (
          <Tab key={tab.value} {...tab} />
        ))}
      </Tabs>
      {own && <OwnViewMenu view={own} address={address} update={update} onRename={() => setNaming(own)} />}
      {canName && (
        <Button
          size="small"
          startIcon={<PlusIcon />}
          onClick={() => setNaming('new')}
          sx={{ ml: 'auto', flexShrink: 0 }}
        >
          {t('views.save')}
        </Button>
      )}
      {naming && (
        <ViewNameDialog
          name={naming === 'new' ? '' : naming.name}
          isNew={naming === 'new'}
          onClose={() => setNaming(null)}
          onName={(name) => {
            setNaming(null);
            if (naming === 'new') address.showView(...saveNew(name, address, update));
            else update(replaced({ ...naming, name }));
          }}
        />
      )}
    </Box>
  );
}

/** A list without views of its own has one: everything. */
const ALL = 'all';

type Update = ViewTabsProps['update'];

function saveNew(name: string, address: ListAddressControl, update: Update): [string, OwnView] {
  const view: OwnView = { id: newId(), name, ...whatIsShown(address) };
  update((before) => ({ ...before, views: [...before.views, view] }));
  showToast({ title: word(listWords, 'views.saved'), message: name });
  return [view.id, view];
}

// Not crypto.randomUUID, which exists on secure origins only.
const newId = () => `own-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const whatIsShown = ({ applied, sort }: ListAddressControl) => ({
  filters: applied,
  ...(sort ? { sort } : {}),
});

const replaced = (view: OwnView) => (before: ListMemory) => ({
  ...before,
  views: before.views.map((each) => (each.id === view.id ? view : each)),
});

interface OwnViewMenuProps {
  view: OwnView;
  address: ListAddressControl;
  update: Update;
  onRename: () => void;
}

function OwnViewMenu({ view, address, update, onRename }: OwnViewMenuProps) {
  const t = useWords(listWords);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const does = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const save = () => {
    const { id, name } = view;
    update(replaced({ id, name, ...whatIsShown(address) }));
    showToast({ title: t('views.updated'), message: name });
  };
  const remove = () => {
    update((before) => ({ ...before, views: before.views.filter(({ id }) => id !== view.id) }));
    address.showView(undefined);
    const undo = () => update((before) => ({ ...before, views: [...before.views, view] }));
    showToast({
      title: t('views.removed'),
      message: view.name,
      action: { label: t('views.undo'), onClick: undo },
    });
  };
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-haspopup="menu"
        aria-label={t('views.options', { name: view.name })}
        onClick={() => setOpen(true)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => button.current}>
        <MenuItem onClick={does(onRename)}>{t('views.rename')}</MenuItem>
        <MenuItem onClick={does(save)}>{t('views.update')}</MenuItem>
        <MenuItem onClick={does(remove)}>{t('views.remove')}</MenuItem>
      </Menu>
    </>
  );
}
