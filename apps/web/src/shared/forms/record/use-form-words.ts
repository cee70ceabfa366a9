import { useMemo } from 'react';
import { useWords } from '../../words/words';
import type { Tree } from '../../words/words.types';
import type { FormDefinition, Stored } from './form.definition';
import type { z } from 'zod';

/** Returns a form's text by its path. Undefined if it has none. */
export type FormWords = (...path: string[]) => string | undefined;

export function useFormWords<S extends z.ZodObject, R extends Stored>({
  words,
}: Pick<FormDefinition<S, R>, 'words'>): FormWords {
  const t = useWords(words) as unknown as (key: string) => string;
  return useMemo(
    () =>
      (...path) =>
        exists(words.en, path) ? t(path.join('.')) : undefined,
    [words, t],
  );
}

function exists(tree: Tree, path: readonly string[]): boolean {
  const found = path.reduce<Tree | string | undefined>(
    (part, key) => (typeof part === 'object' ? part[key] : undefined),
    tree,
  );
  return typeof found === 'string';
}
