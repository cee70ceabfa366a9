import {
  ACTIONS,
  describePermission,
  helpSection,
  RESOURCES,
  ROLES,
  type OperationPermission,
} from '@quillcare/contracts';
import type { Article } from './article';

export interface OrderedArticle {
  article: Article;
  order: number;
}

type Front = Map<string, string | string[]>;

const KEYS = ['section', 'order', 'needs', 'page', 'pageLabel', 'at', 'asks'];
const ARTICLE_PATTERN = /^---\n([\s\S]*?)\n---\n\n# (.+)\n\n(.+)\n\n((?:\d+\. .+\n)+)(?:\n((?:- .+\n)+))?$/;

/**
 * Parses an article file: front matter, a heading as the title, a one-sentence summary, numbered steps, and notes as a list. The
 * file name is the slug. Throws an error that names the file on anything unknown.
 */
export function parseArticle(slug: string, text: string): OrderedArticle {
  const formatError = (problem: string) => new Error(`The help article ${slug}.md ${problem}`);
  const parts = ARTICLE_PATTERN.exec(text);
  if (!parts) throw formatError('is not front matter, "# Title", a sentence, "1. steps" and "- notes".');
  const [, head = '', title = '', summary = '', steps = '', notes] = parts;
  const front = frontMatter(head);
  const unknown = [...front.keys()].find((key) => !KEYS.includes(key));
  if (unknown) throw formatError(`has an unknown key, ${unknown}.`);
  const textOf = (key: string) => {
    const value = front.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  const list = (key: string) => {
    const value = front.get(key);
    if (!Array.isArray(value)) throw formatError(`has no list "${key}".`);
    return value;
  };
  const section = helpSection.safeParse(textOf('section'));
  if (!section.success) throw formatError(`names no section of the help: ${textOf('section') ?? 'none'}.`);
  const order = Number(textOf('order'));
  if (!Number.isInteger(order)) throw formatError('has no whole number "order".');
  const [needs, path, label] = [textOf('needs'), textOf('page'), textOf('pageLabel')];
  if ((path === undefined) !== (label === undefined))
    throw formatError('has one of page and pageLabel only.');
  const permission = needs === undefined ? undefined : parsePermission(needs);
  if (needs !== undefined && permission === undefined) throw formatError(`names no right or role: ${needs}.`);
  const article: Article = {
    slug,
    section: section.data,
    title,
    summary,
    steps: items(steps),
    at: list('at'),
    asks: list('asks'),
    ...(notes !== undefined && { notes: items(notes) }),
    ...(path !== undefined && label !== undefined && { page: { label, path } }),
    ...(permission && { needs: permission }),
  };
  return { article, order };
}

/** Parses `key: value` lines, and `key:` followed by `- value` lines for a list. */
function frontMatter(text: string): Front {
  const front: Front = new Map();
  let last: string[] = [];
  for (const line of text.split('\n')) {
    const item = /^ +- (.+)$/.exec(line);
    if (item) {
      last.push(unquoted(item[1] ?? ''));
      continue;
    }
    const [key = '', value = ''] = line.split(/:(?: |$)(.*)/);
    last = [];
    front.set(key, value === '' ? last : unquoted(value));
  }
  return front;
}

/** Removes the quotes YAML needs around a value it would otherwise read as something else. */
function unquoted(text: string): string {
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  return /^".*"$/.test(text) ? (JSON.parse(text) as string) : text;
}

const items = (lines: string): string[] =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^(?:\d+\.|-) /, ''));

/**
 * The inverse of `describePermission`: finds the permission described as `QUOTES UPDATE|LEADS UPDATE` or `SUPER_ADMIN|ORG_ADMIN`.
 */
function parsePermission(text: string): OperationPermission | undefined {
  const words = text.split('|');
  const roles = ROLES.filter((role) => words.includes(role));
  const rights = RESOURCES.flatMap((resource) =>
    ACTIONS.filter((action) => words.includes(`${resource} ${action}`)).map((action) => ({
      resource,
      action,
    })),
  );
  const [first] = rights;
  const permission: OperationPermission = !first
    ? { roles }
    : rights.length > 1
      ? { anyOf: rights }
      : { ...first, ...(roles.length > 0 && { orRoles: roles }) };
  // Every alternative must have been recognised.
  const same = new Set(describePermission(permission).split('|'));
  return words.length === same.size && words.every((word) => same.has(word)) ? permission : undefined;
}
