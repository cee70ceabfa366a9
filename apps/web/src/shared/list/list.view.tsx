import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useRights, useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { BulkBar, bulkActionsOf } from './bulk-bar.view';
import { ColumnMenu } from './column-menu.view';
import { FilterBar } from './filter-bar.view';
import { asOf, builtInView, type ListOfToday } from './list.address';
import { listWords } from './list.en';
import type { List, ListScope, Row } from './list.types';
import { ListBody } from './list-body.view';
import { useListMemory } from './list-memory.store';
import { openedAt, rememberOpened } from './opened-rows';
import { Pager } from './pager.view';
import { SortSelect } from './sort-select.view';
import { useColumns } from './use-columns';
import { useListAddress, type ListAddressControl } from './use-list-address';
import { useListPage, type ListData } from './use-list-page';
import { useRowActs } from './use-row-acts';
import { ViewTabs } from './view-tabs.view';

export interface ListViewProps {
  list: List;
  /** Of the operation's path, such as the practice whose people are listed. */
  params?: Record<string, string>;
  /** What is done with rows may depend on more than the row. */
  emptyAction?: ReactNode;
  /** Fills the window, so that header and pages stay in sight; otherwise as high as its rows. */
  isWholePage?: boolean;
}

/** A list with its views, filters, rows and pages, within a page. */
export function ListView(props: ListViewProps) {
  // Rows of another record's list must not stand there while this one's load.
  return <ListContent key={JSON.stringify(props.params)} {...props} />;
}

function ListContent({ list: definition, params, emptyAction, isWholePage = false }: ListViewProps) {
  const { user } = useSession();
  const today = useFormats().today();
  const list = useMemo(() => asOf(definition, today), [definition, today]);
  const address = useListAddress(list);
  const data = useListPage(list, address.query, params);
  const scope = useScope(address);
  const [memory, update] = useListMemory(list.name, user.id);
  const { columns, shown } = useColumns(list, scope, memory.columns);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { pathOf, onOpen, onVisit, returnTo, drawer } = useOpening(list, scope, data);
  const { act, dialog } = useRowActs();
  const selection = useSelection(list, scope, address, data);
  const sort = address.query.sort ?? list.defaultSort;
  const end = isNarrow ? (
    <SortSelect list={list} columns={columns} sort={sort} onSort={address.setSort} />
  ) : (
    <ColumnMenu
      list={list}
      columns={columns}
      shown={shown}
      isChanged={Object.keys(memory.columns).length > 0}
      onChange={(changed) => update((before) => ({ ...before, columns: { ...before.columns, ...changed } }))}
      onReset={() => update((before) => ({ ...before, columns: {} }))}
    />
  );
  return (
    <Box sx={isWholePage ? whole : { minWidth: 0 }}>
      <ViewTabs list={list} address={address} views={memory.views} update={update} />
      <FilterBar list={list} scope={scope} address={address} end={end} />
      <BulkBar list={list} scope={scope} rows={selection.rows} onClear={selection.clear} />
      <Box sx={frame}>
        <ListBody
          {...{ list, scope, data, columns, shown, isNarrow, sort, pathOf, onOpen, onVisit, returnTo }}
          onSort={address.setSort}
          selection={selection.control}
          onAct={act}
          empty={<Empty list={list} address={address} action={emptyAction} />}
        />
        <Pager page={data.page} address={address} />
      </Box>
      {dialog}
      {drawer}
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const whole = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { md: 360 },
  flex: { md: '0 1 auto' },
} as const;

function useScope({ applied }: ListAddressControl): ListScope {
  const rights = useRights();
  const { user, organisation } = useSession();
  const filters = JSON.stringify(applied);
  return useMemo(
    () => ({ ...rights, user, organisation, filters: JSON.parse(filters) as ListScope['filters'] }),
    [rights, user, organisation, filters],
  );
}

/** How a row is opened, and which one the person comes back to. */
function useOpening(list: List, scope: ListScope, data: ListData) {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [params, setParams] = useSearchParams();
  const { opens } = list;
  const parameter = opens && 'drawer' in opens ? opens.drawer : undefined;
  const mayOpen = Boolean(opens && ('drawer' in opens || !opens.when || opens.when(scope)));
  const pathOf = useMemo(() => {
    if (!opens || !mayOpen) return undefined;
    if ('to' in opens) return opens.to;
    return ({ id }: Row) => {
      const after = new URLSearchParams(search);
      after.set(opens.drawer, id);
      return `?${after}`;
    };
  }, [opens, mayOpen, search]);
  const onVisit = useCallback((row: Row) => rememberOpened(key, row.id), [key]);
  const onOpen = useCallback(
    // The list stays where it is behind a drawer.
    (row: Row) => pathOf && void navigate(pathOf(row), { preventScrollReset: parameter !== undefined }),
    [navigate, pathOf, parameter],
  );
  const close = () =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (parameter) after.delete(parameter);
        return after;
      },
      { preventScrollReset: true },
    );
  const id = parameter ? params.get(parameter) : null;
  const drawer =
    opens &&
    'drawer' in opens &&
    opens.view({ id, row: data.page?.items.find((row) => row.id === id), close });
  return { pathOf, onVisit, drawer, onOpen: pathOf && onOpen, returnTo: isBack ? openedAt(key) : undefined };
}

/** The selected rows of this page; another page, view or filter begins without any. */
function useSelection(list: List, scope: ListScope, address: ListAddressControl, { page }: ListData) {
  const question = JSON.stringify(address.query);
  const [chosen, setChosen] = useState<{ question: string; ids: ReadonlySet<string> }>({
    question,
    ids: NONE,
  });
  const ids = chosen.question === question ? chosen.ids : NONE;
  const control = useMemo(
    () => ({ ids, onChange: (after: ReadonlySet<string>) => setChosen({ question, ids: after }) }),
    [ids, question],
  );
  return {
    rows: (page?.items ?? []).filter(({ id }) => ids.has(id)),
    clear: () => setChosen({ question, ids: NONE }),
    control: bulkActionsOf(list, scope).length > 0 ? control : undefined,
  };
}

const NONE: ReadonlySet<string> = new Set();

function Empty({
  list,
  address,
  action,
}: {
  list: ListOfToday;
  address: ListAddressControl;
  action: ReactNode;
}) {
  const t = useWords(listWords);
  const { empty } = list;
  if (address.isNarrowed)
    return (
      <EmptyState
        title={t('nothingFound')}
        hint={t('nothingFoundHint')}
        action={
          <Button variant="outlined" onClick={address.clear}>
            {t('clear')}
          </Button>
        }
      />
    );
  const view = builtInView(list, address.view);
  const isPart = view !== undefined && Object.keys(view.filters).length > 0;
  if (isPart)
    return <EmptyState icon={empty.icon} title={view.empty ? list.text(view.empty) : t('nothingInView')} />;
  return (
    <EmptyState
      icon={empty.icon}
      title={list.text(empty.title)}
      hint={empty.hint && list.text(empty.hint)}
      action={action}
    />
  );
}
