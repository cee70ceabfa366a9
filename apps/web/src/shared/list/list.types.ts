import type { ReactNode } from 'react';
import type { BulkAction, ListPage, Operation } from '@quillcare/contracts';
import type { Currency } from '@quillcare/rules';
import type { z } from 'zod';
import type { Act, ActScope } from '../acts/act.types';
import type { RecordSource } from '../records/record-source';
import type { QuestionTexts } from '../commands/question.dialog';
import type { StatusLook } from '../status/status';
import type { Words } from '../words/words';
import type { Tree, WordKey } from '../words/words.types';

export interface Row {
  id: string;
}

/** An operation that answers with a page of rows. */
export type ListOperation = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType<ListPage<Row>>>;

export type RowOf<O extends ListOperation> = z.output<O['result']>['items'][number];

type QueryOf<O extends ListOperation> = z.input<O['query']>;

/** The names that an operation's query has, or any if its schema is not known here. */
type NameIn<Q> = unknown extends Q ? string : keyof Q & string;

/** What the operation can be filtered by. */
export type FilterName<O extends ListOperation> = Exclude<
  NameIn<QueryOf<O>>,
  'search' | 'sort' | 'limit' | 'cursor'
>;

/** What the operation can be sorted by: `name`, or `-name` for descending. */
export type SortOf<O extends ListOperation> =
  QueryOf<O> extends { sort?: infer S } ? Extract<S, string> : string;

export type SortName<O extends ListOperation> = Exclude<SortOf<O>, `-${string}`>;

/** A key of the feature's words, or a function for a text from elsewhere. */
export type TextOf<W extends Tree> = WordKey<W> | (() => string);

/** Who looks at the list, and at what: columns, actions and buttons may depend on it. */
export interface ListScope extends ActScope {
  /** The filters in force, also those of the view. */
  filters: Readonly<Record<string, string>>;
}

/** The words of an enumeration, for a file, which has one of its codes in each cell. */
export interface Codes {
  values: readonly string[];
  labelOf: (value: string) => string;
}

interface ColumnBase<Sort, Text> {
  name: string;
  label: Text;
  /** The sort that a click on the header asks for. */
  sort?: Sort;
  /** In pixels; without it the column takes its share of the rest (`grow`, 1 unless stated). */
  width?: number;
  grow?: number;
  /** The smallest width of a column that grows. */
  least?: number;
  /** Shown only in windows from this width on, or in none, unless the person chose otherwise. */
  from?: 'lg' | 'xl' | 'chosen';
  /** Cannot be hidden. */
  isFixed?: boolean;
  when?: (scope: ListScope) => boolean;
  /** What a file has in this column, where no filter of the same name says it. */
  codes?: Codes;
  /** Where a phone's card shows it; chosen by kind unless stated. */
  card?: 'title' | 'chip' | 'amount' | 'line' | 'labelled' | 'none';
}

/** What a column shows of a row, and how. */
export type ColumnKind<R> =
  /** Without `to` it opens the row, as a click on the row does. */
  | { kind: 'link'; value: (row: R) => string; to?: (row: R) => string; after?: (row: R) => ReactNode }
  | { kind: 'text'; value: (row: R) => string | null | undefined; isMuted?: boolean }
  /** In minor units, in the practice's currency unless stated. */
  | {
      kind: 'money';
      value: (row: R) => number | null;
      currency?: (row: R) => Currency;
      /** A second amount below it, with its name. */
      below?: (row: R) => { label: string; minor: number } | null;
    }
  /** A calendar date or an instant: as its day, or as the time since; the full date shows on hover. */
  | {
      kind: 'date';
      value: (row: R) => string | null | undefined;
      as?: 'day' | 'time' | 'ago';
      none?: () => string;
    }
  | { kind: 'status'; value: (row: R) => StatusLook | null; hint?: (row: R) => string }
  | { kind: 'flags'; values: (row: R) => readonly StatusLook[] }
  | { kind: 'phone'; value: (row: R) => string | null }
  | { kind: 'person'; value: (row: R) => { name: string; email?: string | null } | null; none?: () => string }
  /** Null is shown as a dash: the figure is not known at the moment. */
  | { kind: 'count'; value: (row: R) => number | null }
  | { kind: 'custom'; render: (row: R) => ReactNode; align?: 'right' };

export type Column<R, Sort, Text> = ColumnBase<Sort, Text> & ColumnKind<R>;

interface FilterBase<Text> {
  label: Text;
  when?: (scope: ListScope) => boolean;
}

/** One filter; its value lives in the address. */
export type Filter<Name, Text> = FilterBase<Text> &
  (
    | { kind: 'choice'; name: Name; values: readonly string[]; labelOf: (value: string) => string }
    /** Several values at once, where the operation accepts a list separated by commas. */
    | { kind: 'choices'; name: Name; values: readonly string[]; labelOf: (value: string) => string }
    | { kind: 'flag'; name: Name; yes: Text; no?: Text }
    /** Calendar dates, both included. */
    | { kind: 'dates'; from: Name; to: Name }
    /** Amounts in minor units, both included. */
    | { kind: 'amounts'; from: Name; to: Name }
    | { kind: 'record'; name: Name; source: FilterSource }
    /** Set only by links from elsewhere, such as the quote whose callbacks are shown. */
    | { kind: 'given'; name: Name; value: Text }
  );

/** Where a filter finds the records to choose from, and one by its id. */
export type FilterSource = RecordSource & { get: Operation };

/** A tab above the list: filters and an order under a name. */
export interface View<Name extends string, Sort, Text> {
  name: string;
  label: Text;
  /** Values, or functions of today's date. */
  filters?: Partial<Record<Name, string | ((today: string) => string)>>;
  sort?: Sort;
  /** What an empty view says; otherwise a general sentence. */
  empty?: Text;
}

/** What opening a row does. */
export type Opening<R> =
  | { to: (row: R) => string; when?: (scope: ListScope) => boolean }
  /** Beside the list; the parameter of the address holds the id of the open row. */
  | {
      drawer: string;
      view: (open: { id: string | null; row: R | undefined; close: () => void }) => ReactNode;
    };

/** What can be done with a row: an act of its kind of record, or something of the list's own. */
export interface RowAction<R, Text> extends Omit<Act<R>, 'label' | 'when'> {
  label: Text | ((row?: R) => string);
  when?: (row: R, scope: ListScope) => boolean;
  /** A button in the row, or only on a card of a phone, where it takes no width from the columns; the others are in its menu. */
  isInline?: boolean | 'card';
}

/** What can be done with many rows at once; the server does it with each by the rule of the single one. */
export interface BulkAct<R, Text> {
  name: string;
  label: Text;
  icon?: ReactNode;
  /** Offered to those who may call it for one record. */
  needs: Operation;
  /** A further condition on the person, beside `needs`. */
  may?: (scope: ListScope) => boolean;
  /** Chosen rows that it is not for are left out. */
  when?: (row: R) => boolean;
  /** What is done, or a dialog that finds out. */
  does: BulkAction | ((ask: { answer: (action: BulkAction) => void; close: () => void }) => ReactNode);
  /** Asks first: for what cannot be undone. */
  confirm?: (count: number) => QuestionTexts;
}

/** A button beside the title, repeated in the empty list. */
export interface PageAction<Text> extends Omit<Act<object>, 'label' | 'to'> {
  label: Text | (() => string);
  /** The last one is the primary one unless stated. */
  isSecondary?: boolean;
  to?: string | ((nothing: object) => string);
}

export interface ListShape<R extends Row, Names extends string, Sort extends string, Text> {
  /** Under this name the server keeps a person's columns and views, and exports the list. */
  name: string;
  title: Text;
  /** The name of the list within the page, if it is not the title. */
  label?: Text;
  subtitle?: Text;
  /** Says what is searched; left out if the operation cannot search. */
  search?: Text;
  /**
   * People search it for names of patients: what they type stands in the history entry, not in the address, which a shared
   * computer remembers. A link with `?search=` still works.
   */
  hasPrivateSearch?: boolean;
  defaultSort: Sort | `-${Sort}`;
  /** How a row is called in labels of its buttons and in messages. */
  nameOf: (row: R) => string;
  columns: readonly Column<R, Sort, Text>[];
  filters?: readonly Filter<Names, Text>[];
  /** The first one is shown at an address without view and filters. */
  views?: readonly View<Names, Sort | `-${Sort}`, Text>[];
  opens?: Opening<R>;
  actions?: readonly RowAction<R, Text>[];
  bulk?: readonly BulkAct<R, Text>[];
  pageActions?: readonly PageAction<Text>[];
  empty: { icon?: ReactNode; title: Text; hint?: Text };
  /** A custom card for phones; by default it is built from the columns. */
  card?: (row: R) => ReactNode;
  /** Between the title and the list. */
  above?: ReactNode;
  /** For data without live updates. */
  isReadAtEachVisit?: boolean;
  /** Columns that only an exported file has, or that are called otherwise there. */
  inFiles?: readonly { name: string; label: Text; codes?: Codes }[];
}

/** What a feature writes. */
export type ListDefinition<O extends ListOperation, W extends Tree> = ListShape<
  RowOf<O>,
  FilterName<O>,
  SortName<O>,
  TextOf<W>
> & { operation: O; words: Words<W> };

/** What the views read: any list, its texts ready to be called. */
export interface List extends ListShape<Row, string, string, ListText> {
  operation: ListOperation;
  text: (text: ListText, row?: Row) => string;
  /** What the fields of the record are called in its form. */
  fieldNames: () => Readonly<Record<string, string>>;
}
export type ListText = string | ((row?: Row) => string);
export type ListColumn = List['columns'][number];
export type ListFilter = NonNullable<List['filters']>[number];
/** A view whose filters have their values of today. */
export interface ListView {
  name: string;
  label: ListText;
  filters: Readonly<Record<string, string>>;
  sort?: string;
  empty?: ListText;
}
