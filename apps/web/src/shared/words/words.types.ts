export interface Tree {
  readonly [key: string]: string | Tree;
}

type Dotted<E> = E extends string
  ? never
  : { [K in keyof E & string]: E[K] extends string ? K : `${K}.${Dotted<E[K]>}` }[keyof E & string];

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** The key of a text: its path, without the suffix of a plural. */
export type WordKey<E> = WithoutPlural<Dotted<E>>;

type At<E, K> = K extends `${infer Group}.${infer Rest}`
  ? Group extends keyof E
    ? At<E[Group], Rest>
    : never
  : K extends keyof E
    ? E[K]
    : never;

/** The text itself, or both texts of a plural. */
type TextAt<E, K extends string> = At<E, K> | At<E, `${K}_one`> | At<E, `${K}_other`>;

type Names<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;

type Plural<E, K extends string> = [At<E, `${K}_other`>] extends [never] ? never : 'count';

type ValuesOf<E, K extends string> = {
  [Name in Names<TextAt<E, K>> | Plural<E, K>]: Name extends 'count' ? number : string | number;
};

/** Looks up a text. The values for its `{{…}}` placeholders are required. */
export type Translate<E, Only extends WordKey<E> = WordKey<E>> = <K extends Only>(
  key: K,
  ...values: keyof ValuesOf<E, K> extends never ? [] : [values: ValuesOf<E, K>]
) => string;

/** The shape of a translation: any subset of the English texts, plus plural forms that English lacks. */
export type TranslationOf<E> = {
  readonly [K in keyof E]?: E[K] extends string ? string : TranslationOf<E[K]>;
} & { readonly [plural: `${string}_${'zero' | 'two' | 'few' | 'many'}`]: string };
