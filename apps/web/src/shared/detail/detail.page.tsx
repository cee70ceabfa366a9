import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Operation } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import type { z } from 'zod';
import type { Act } from '../acts/act.types';
import { ActButtons } from '../acts/act-buttons.view';
import { useOperationQuery } from '../api/hooks';
import { Loaded } from '../loading/loaded.view';
import { BackLink } from '../navigation/back-link.view';
import type { RecentKind } from '../recent/recent.store';
import { useRecentRecord } from '../recent/use-recent-record';
import { DeletedNotice } from '../removal/deleted-notice.view';
import { useRights } from '../session/session.context';

interface Shown {
  id: string;
  version?: number;
  deletedAt?: string | null;
}

type Part<R> = ComponentType<{ record: R }>;

type GetOperation<R> = Operation<z.ZodType<{ id: string }>, z.ZodType, z.ZodType, z.ZodType<R>>;

export interface DetailSpec<R extends Shown> {
  get: GetOperation<R>;
  /** The list the page leads back to, and its label. */
  list: { path: string; label: () => string };
  failed: () => string;
  nameOf: (record: R) => string;
  /** Title of the browser tab, if the record's name must not appear there. */
  tabTitle?: (record: R) => string;
  /** Lists the record among the recent ones in the command palette. */
  recent?: RecentKind;
  /** Returns the path of the page that replaced this one, for example after a merge. Null if none did. */
  movedTo?: (record: R) => string | null;
  chips?: (record: R) => ReactNode;
  subtitle?: (record: R) => ReactNode;
  /** Acts on the record in button order. `primary` is the suggested one. */
  acts?: readonly Act<R>[];
  primary?: (record: R) => Act<R> | undefined;
  /** Restores a deleted record, which has no other acts. */
  restore?: Operation;
  /** Shown above everything else, such as warnings. */
  notices?: readonly Part<R>[];
  main: readonly Part<R>[];
  /** Side column. Without it the page is a single column with a readable line length. */
  side?: readonly Part<R>[];
  /** Width of the side column in pixels. */
  sideWidth?: number;
  /** Whether the side comes first in the single column of a phone. */
  isSideFirst?: boolean;
  /** Full width, below both columns. */
  below?: readonly Part<R>[];
}

/** Declares the page of one record: its header with acts, its notices, and two columns of panels. */
export function defineDetail<R extends Shown>(spec: DetailSpec<R>): ComponentType {
  return function DetailPage() {
    const { id = '' } = useParams();
    const request = useOperationQuery(spec.get, { params: { id } } as never);
    return (
      <Loaded request={request} failed={spec.failed()} back={<Back spec={spec} />} skeleton={420}>
        {(answer) => {
          const record = answer as R;
          const elsewhere = spec.movedTo?.(record) ?? null;
          if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
          return <OneRecord key={record.id} spec={spec} record={record} />;
        }}
      </Loaded>
    );
  };
}

interface Props<R extends Shown> {
  spec: DetailSpec<R>;
  record: R;
}

const Back = <R extends Shown>({ spec: { list } }: { spec: DetailSpec<R> }) => (
  <BackLink to={list.path}>{list.label()}</BackLink>
);

function OneRecord<R extends Shown>({ spec, record }: Props<R>) {
  const { nameOf, tabTitle, recent, chips, subtitle, acts = [], primary, restore, notices = [] } = spec;
  const { allows } = useRights();
  const name = nameOf(record);
  const { id, version = 0, deletedAt } = record;
  return (
    <>
      {recent && <Remembered kind={recent} id={id} label={name} />}
      <PageHeader
        back={<Back spec={spec} />}
        title={name}
        tabTitle={tabTitle?.(record)}
        aside={chips?.(record)}
        subtitle={subtitle?.(record)}
        actions={!deletedAt && <ActButtons acts={acts} record={record} primary={primary?.(record)} />}
      />
      {deletedAt && restore && (
        <DeletedNotice
          deletedAt={deletedAt}
          operation={restore}
          record={{ id, version }}
          name={name}
          mayRestore={allows(restore)}
        />
      )}
      <Parts parts={notices} record={record} />
      <Columns spec={spec} record={record} />
    </>
  );
}

function Remembered({ kind, id, label }: { kind: RecentKind; id: string; label: string }) {
  useRecentRecord(kind, id, label);
  return null;
}

function Columns<R extends Shown>({ spec, record }: Props<R>) {
  const { main, side, below = [], sideWidth = 360, isSideFirst = false } = spec;
  if (!side)
    return (
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 860 }}>
        <Parts parts={main} record={record} />
      </Box>
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${sideWidth}px` },
        alignItems: 'start',
      }}
    >
      {/* The document order is that of a phone, which is also the keyboard order. */}
      {(isSideFirst ? SIDE_FIRST : MAIN_FIRST).map((column) => (
        <Box
          key={column}
          sx={{
            display: 'grid',
            gap: 3,
            minWidth: 0,
            gridColumn: { lg: column === 'main' ? 1 : 2 },
            gridRow: { lg: 1 },
          }}
        >
          <Parts parts={column === 'main' ? main : side} record={record} />
        </Box>
      ))}
      {below.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Parts parts={below} record={record} />
        </Box>
      )}
    </Box>
  );
}

const MAIN_FIRST = ['main', 'side'] as const;
const SIDE_FIRST = ['side', 'main'] as const;

function Parts<R>({ parts, record }: { parts: readonly Part<R>[]; record: R }) {
  return parts.map((Part, at) => <Part key={at} record={record} />);
}
