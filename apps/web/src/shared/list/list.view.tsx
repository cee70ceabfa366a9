import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { EmptyState } from '@quillcare/ui';
import { useActs } from '../acts/use-acts';
import { useWords } from '../words/words';
import { BulkBar, getBulkActs } from './bulk-bar.view';
import { ColumnMenu } from './column-menu.view';
import { ExportButton, canExport } from './export-button.view';
import { FilterBar } from './filter-bar.view';
import { findBuiltInView, type ResolvedList } from './list.address';
import { listWords } from './list.en';
import type { List, ListColumn, ListScope } from './list.types';
import { ListBody } from './list-body.view';
import { Pager } from './pager.view';
import { SortSelect } from './sort-select.view';
import type { ListAddressControl } from './use-list-address';
import { useListState, type ChosenColumns } from './use-list-state';
import { useListPage } from './use-list-page';
import { useOpenRow } from './use-open-row';
import { useSelectionMode, useSelection, type SelectionMode } from './use-selection';
import { ViewTabs } from './view-tabs.view';

export interface ListViewProps {
  list: List;
  /** Path parameters of the operation, such as the practice whose staff are listed. */
  params?: Record<string, string>;
  /** Additional action shown in the empty list. */
  emptyAction?: ReactNode;
  /** Fills the window, so that header and pager stay visible. Otherwise as high as its rows. */
  isWholePage?: boolean;
}

/** A list with its views, filters, rows and pager, within a page. */
export function ListView(props: ListViewProps) {
  // Remounts for another record, so that its predecessor's rows are not shown while loading.
  return <ListContent key={JSON.stringify(props.params)} {...props} />;
}

function ListContent({ list: definition, params, emptyAction, isWholePage = false }: ListViewProps) {
  const { list, scope, address, settings, isOpening, choice, columns, shown, names } =
    useListState(definition);
  const data = useListPage(list, address.query, params);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { drawer, ...opening } = useOpenRow(list, scope, data);
  const { start: act, dialog } = useActs();
  const selection = useSelection(address, data);
  // Rows can be selected only if there is a bulk action or an export.
  const isOfUse = getBulkActs(list, scope).length > 0 || canExport(list, scope);
  const choosing = useSelectionMode(isOfUse, selection);
  const sort = address.query.sort ?? list.defaultSort;
  const arrangement = { list, scope, columns, shown, isNarrow, sort, onSort: address.setSort };
  return (
    <Box sx={isWholePage ? fullPage : { minWidth: 0 }}>
      <ViewTabs list={list} address={address} settings={settings} columns={names} />
      <FilterBar
        list={list}
        scope={scope}
        address={address}
        end={<Tools {...arrangement} {...{ choice, names, query: address.query, choosing }} />}
      />
      <BulkBar {...{ list, scope, selection }} page={data.page} query={address.query} columns={names} />
      <Box sx={frame}>
        <ListBody
          {...arrangement}
          {...opening}
          isChosen={choice.isChanged}
          data={isOpening ? PENDING_DATA : data}
          selection={choosing.isPossible ? selection.control : undefined}
          isChoosing={choosing.isOn}
          onAct={act}
          empty={<EmptyList list={list} address={address} action={emptyAction} />}
        />
        <Pager page={data.page} hasFailed={data.problem !== undefined} address={address} />
      </Box>
      {dialog}
      {drawer}
    </Box>
  );
}

const PENDING_DATA = { page: undefined, isStale: false, problem: undefined, refetch: () => undefined };

interface ToolsProps {
  list: List;
  scope: ListScope;
  query: Readonly<Record<string, string>>;
  columns: readonly ListColumn[];
  /** Names of the visible columns. */
  names: readonly string[];
  shown: Readonly<Record<string, boolean>>;
  choice: ChosenColumns;
  choosing: SelectionMode;
  isNarrow: boolean;
  sort: string;
  onSort: (sort: string) => void;
}

/** Next to the filters: export and column choice; on a phone, sort order and row selection. */
function Tools({
  list,
  scope,
  query,
  columns,
  names,
  shown,
  choice,
  choosing,
  isNarrow,
  ...order
}: ToolsProps) {
  const t = useWords(listWords);
  const exporting = <ExportButton list={list} scope={scope} query={query} columns={names} />;
  if (isNarrow)
    return (
      <>
        <SortSelect list={list} columns={columns} {...order} />
        {choosing.isPossible && (
          <Button size="small" aria-pressed={choosing.isOn} onClick={choosing.toggle}>
            {t(choosing.isOn ? 'selection.end' : 'selection.begin')}
          </Button>
        )}
        {exporting}
      </>
    );
  return (
    <>
      {exporting}
      <ColumnMenu
        list={list}
        columns={columns}
        shown={shown}
        isChanged={choice.isChanged}
        onChange={choice.choose}
        onReset={choice.reset}
      />
    </>
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

const fullPage = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { md: 360 },
  flex: { md: '0 1 auto' },
} as const;

function EmptyList({
  list,
  address,
  action,
}: {
  list: ResolvedList;
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
  const view = findBuiltInView(list, address.view);
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
