import type { ReactNode } from 'react';
import type { BulkAction, ListPage, Operation } from '@quillcare/contracts';
import type { Currency } from '@quillcare/rules';
import type { z } from 'zod';
import type { Act, ActScope } from '../acts/act.types';
import type { RecordSource } from '../records/record-source';
import type { QuestionTexts } from '../commands/question.dialog';
import type { StatusDisplay } from '../status/status';
import type { Words } from '../words/words';
import type { Tree, WordKey } from '../words/words.types';

export interface Row {
  id: string;
}

export type ListOperation = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType<ListPage<Row>>>;

export type RowOf<O extends ListOperation> = z.output<O['result']>['items'][number];

type QueryOf<O extends ListOperation> = z.input<O['query']>;

/** The names in an operation's query, or any string if its schema is unknown here. */
type NameIn<Q> = unknown extends Q ? string : keyof Q & string;

export type FilterName<O extends ListOperation> = Exclude<
  NameIn<QueryOf<O>>,
  'search' | 'sort' | 'limit' | 'cursor'
>;

/** What the operation can be sorted by: `name`, or `-name` for descending. */
export type SortOf<O extends ListOperation> =
  QueryOf<O> extends { sort?: infer S } ? Extract<S, string> : string;

export type SortName<O extends ListOperation> = Exclude<SortOf<O>, `-${string}`>;

/** A key of the feature's words, or a function that returns a text from elsewhere. */
export type TextOf<W extends Tree> = WordKey<W> | (() => string);

/** The user and the current filters, on which columns and actions may depend. */
export interface ListScope extends ActScope {
  /** All filters in effect, including those of the view. */
  filters: Readonly<Record<string, string>>;
}

/** Labels of an enumeration's values, for exported files that contain codes. */
export interface Codes {
  values: readonly string[];
  labelOf: (value: string) => string;
}

interface ColumnBase<Sort, Text> {
  name: string;
  label: Text;
  /** Sort order when the header is clicked. */
  sort?: Sort;
  /** Fixed width in pixels. Without it the column gets its share of the remaining width (`grow`, default 1). */
  width?: number;
  grow?: number;
  /** Minimum width of a column that grows, in pixels. */
  minWidth?: number;
  /** Minimum breakpoint at which it is shown. `chosen`: only if the user selects it. */
  from?: 'lg' | 'xl' | 'chosen';
  /** Cannot be hidden. */
  isFixed?: boolean;
  when?: (scope: ListScope) => boolean;
  /** Labels of this column's codes in exported files, unless a filter of the same name has them. */
  codes?: Codes;
  /** Place on a phone's card. Defaults to one based on its kind. */
  card?: 'title' | 'chip' | 'amount' | 'line' | 'labelled' | 'none';
}

/** What a column shows of a row, and how. */
export type ColumnKind<R> =
  /** Without `to` it opens the row, like a click on the row. */
  | {
      kind: 'link';
      value: (row: R) => string;
      to?: (row: R) => string;
      after?: (row: R) => ReactNode;
      /** A small text beside the link, or below it where that does not fit. */
      detail?: (row: R) => string | null;
    }
  | { kind: 'text'; value: (row: R) => string | null | undefined; isMuted?: boolean }
  /** In minor units. The currency defaults to the practice's. */
  | {
      kind: 'money';
      value: (row: R) => number | null;
      currency?: (row: R) => Currency;
      /** A second, labelled amount below. */
      below?: (row: R) => { label: string; minor: number } | null;
    }
  /** A calendar date or an instant, shown as a day, a time or the time since. The full date appears on hover. */
  | {
      kind: 'date';
      value: (row: R) => string | null | undefined;
      as?: 'day' | 'time' | 'ago';
      none?: () => string;
    }
  | { kind: 'status'; value: (row: R) => StatusDisplay | null; hint?: (row: R) => string }
  | { kind: 'flags'; values: (row: R) => readonly StatusDisplay[] }
  | { kind: 'phone'; value: (row: R) => string | null }
  | { kind: 'person'; value: (row: R) => { name: string; email?: string | null } | null; none?: () => string }
  /** Null is shown as a dash: the count is unknown at the moment. */
  | { kind: 'count'; value: (row: R) => number | null }
  | { kind: 'custom'; render: (row: R) => ReactNode; align?: 'right' };

export type Column<R, Sort, Text> = ColumnBase<Sort, Text> & ColumnKind<R>;

interface FilterBase<Text> {
  label: Text;
  when?: (scope: ListScope) => boolean;
}

/** One filter, whose value is kept in the URL. */
export type Filter<Name, Text> = FilterBase<Text> &
  (
    | { kind: 'choice'; name: Name; values: readonly string[]; labelOf: (value: string) => string }
    /** Several values, where the operation accepts a comma-separated list. */
    | { kind: 'choices'; name: Name; values: readonly string[]; labelOf: (value: string) => string }
    | { kind: 'flag'; name: Name; yes: Text; no?: Text }
    /** A range of calendar dates, both inclusive. */
    | { kind: 'dates'; from: Name; to: Name }
    /** A range of amounts in minor units, both inclusive. */
    | { kind: 'amounts'; from: Name; to: Name }
    | { kind: 'record'; name: Name; source: FilterSource }
    /** Only set by links from elsewhere, such as to the callbacks of one quote. */
    | { kind: 'given'; name: Name; value: Text }
  );

/** Where a filter finds records to choose from, and how it reads one by id. */
export type FilterSource = RecordSource & { get: Operation };

/** A tab above the list: a named combination of filters and sort order. */
export interface View<Name extends string, Sort, Text> {
  name: string;
  label: Text;
  /** Values, or functions of today's date (YYYY-MM-DD). */
  filters?: Partial<Record<Name, string | ((today: string) => string)>>;
  sort?: Sort;
  /** Text of the empty view. Defaults to a general one. */
  empty?: Text;
}

export type Opening<R> =
  | { to: (row: R) => string; when?: (scope: ListScope) => boolean }
  /** Opens next to the list. `drawer` is the URL parameter that holds the id of the open row. */
  | {
      drawer: string;
      view: (open: { id: string | null; row: R | undefined; close: () => void }) => ReactNode;
    };

/** Something to do with a row: an act on its kind of record, or one specific to this list. */
export interface RowAction<R, Text> extends Omit<Act<R>, 'label' | 'when'> {
  label: Text | ((row?: R) => string);
  when?: (row: R, scope: ListScope) => boolean;
  /**
   * Shown as a button in the row, or only on a phone's card, where it takes no width from the columns. Other actions are in the
   * row's menu.
   */
  isInline?: boolean | 'card';
}

/** Something to do with many rows at once. The server applies it to each by the rules of the single action. */
export interface BulkAct<R, Text> {
  name: string;
  label: Text;
  icon?: ReactNode;
  /** Operation for a single record. Offered to those who may call it. */
  needs: Operation;
  /** A further condition on the user, in addition to `needs`. */
  may?: (scope: ListScope) => boolean;
  /** Selected rows for which it returns false are left out. */
  when?: (row: R) => boolean;
  /** The action, or a dialog that asks for its details. */
  does: BulkAction | ((ask: { answer: (action: BulkAction) => void; close: () => void }) => ReactNode);
  /** Asks for confirmation, for what cannot be undone. */
  confirm?: (count: number) => QuestionTexts;
}

/** A button next to the title, repeated in the empty list. */
export interface PageAction<Text> extends Omit<Act<object>, 'label' | 'to'> {
  label: Text | (() => string);
  /** Whether it is not the primary button. By default the last one is primary. */
  isSecondary?: boolean;
  to?: string | ((nothing: object) => string);
}

export interface ListShape<R extends Row, Names extends string, Sort extends string, Text> {
  /** Name under which the server stores the user's columns and views, and exports the list. */
  name: string;
  title: Text;
  /** Name of the list within the page, if it differs from the title. */
  label?: Text;
  subtitle?: Text;
  /** Placeholder that says what is searched. Omitted if the operation cannot search. */
  search?: Text;
  /**
   * Whether it is searched by patient name. The search text is then kept in the history entry instead of the URL, which a shared
   * computer would remember. A link with `?search=` still works.
   */
  hasPrivateSearch?: boolean;
  defaultSort: Sort | `-${Sort}`;
  /** Returns the row's name for the labels of its buttons and for messages. */
  nameOf: (row: R) => string;
  columns: readonly Column<R, Sort, Text>[];
  filters?: readonly Filter<Names, Text>[];
  /** The first view opens at a URL without view and filters. */
  views?: readonly View<Names, Sort | `-${Sort}`, Text>[];
  opens?: Opening<R>;
  actions?: readonly RowAction<R, Text>[];
  bulk?: readonly BulkAct<R, Text>[];
  pageActions?: readonly PageAction<Text>[];
  empty: { icon?: ReactNode; title: Text; hint?: Text };
  /** Renders a custom card for phones. Built from the columns by default. */
  card?: (row: R) => ReactNode;
  /** Shown between the title and the list. */
  above?: ReactNode;
  /** Refetches on every visit, for data without live updates. */
  isReadAtEachVisit?: boolean;
  /** Columns that only exported files have, or that are named differently there. */
  inFiles?: readonly { name: string; label: Text; codes?: Codes }[];
}

/** What a feature writes. */
export type ListDefinition<O extends ListOperation, W extends Tree> = ListShape<
  RowOf<O>,
  FilterName<O>,
  SortName<O>,
  TextOf<W>
> & { operation: O; words: Words<W> };

/** A list as the views see it: without its row type, and with its texts resolved. */
export interface List extends ListShape<Row, string, string, ListText> {
  operation: ListOperation;
  text: (text: ListText, row?: Row) => string;
  /** Returns the labels of the record's fields in its form. */
  fieldNames: () => Readonly<Record<string, string>>;
}
export type ListText = string | ((row?: Row) => string);
export type ListColumn = List['columns'][number];
export type ListFilter = NonNullable<List['filters']>[number];
/** A view with its filters evaluated for today. */
export interface ListView {
  name: string;
  label: ListText;
  filters: Readonly<Record<string, string>>;
  sort?: string;
  empty?: ListText;
}
