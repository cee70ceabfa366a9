import { z } from 'zod';
import { command, query, type ResultOf } from '../core/operation';
import { text } from '../core/primitives';
import { settings } from '../core/settings';

export const helpSection = z.enum([
  'START',
  'LEADS',
  'CLIENTS',
  'QUOTES',
  'PATIENTS',
  'PRICES',
  'CASES',
  'PRACTICE',
  'ACCOUNT',
]);

/** The article's slug, used in its URL. */
const slug = z
  .string()
  .max(60)
  .regex(/^[a-z\d-]+$/, 'This field is invalid');

/** A help article as it appears in lists. */
export const helpEntry = z.object({
  slug,
  section: helpSection,
  title: z.string(),
  summary: z.string(),
});

/** A help article, which explains one task. `**Words**` between double asterisks are labels of buttons or pages. */
export const helpArticle = helpEntry.extend({
  steps: z.array(z.string()),
  notes: z.array(z.string()),
  /** The page where the task is done. Null if there is no single page, or if the reader may not open it. */
  page: z.object({ label: z.string(), path: z.string() }).nullable(),
  /** Whether the reader has permission to do what the article describes. */
  isAllowed: z.boolean(),
  related: z.array(helpEntry),
});

/** The route pattern of the page the reader is on, with placeholders instead of ids, such as /clients/:id. */
const route = z
  .string()
  .max(100)
  .regex(/^\/[a-z/:-]*$/, 'This field is invalid')
  .optional();

export const listHelpArticles = query({
  name: 'assistant.listHelpArticles',
  summary: 'List help articles: all of them, those about one page, or search results',
  http: { method: 'GET', path: '/help-articles' },
  permission: 'signed-in',
  query: z.strictObject({ search: z.string().trim().max(200).optional(), page: route }),
  result: z.object({ items: z.array(helpEntry) }),
});

export const getHelpArticle = query({
  name: 'assistant.getHelpArticle',
  summary: 'Get a help article',
  http: { method: 'GET', path: '/help-articles/:slug' },
  permission: 'signed-in',
  params: z.strictObject({ slug }),
  result: helpArticle,
  errors: ['NOT_FOUND'],
});

export const chatMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(4_000),
});

export const askAssistant = command({
  name: 'assistant.askAssistant',
  summary: 'Ask Q a question, answered from the help articles',
  http: { method: 'POST', path: '/ai-chat', status: 200, streams: true },
  permission: 'signed-in',
  whileReadOnly: true,
  needs: { feature: 'assistant' },
  body: z.strictObject({
    message: text(1_000),
    /** The most recent messages before this one, oldest first. */
    conversationHistory: z
      .array(chatMessage)
      .max(5, 'Please send at most the last 5 messages of the conversation')
      .default([]),
    page: route,
  }),
  result: z.object({
    response: z.string(),
    /** The articles the answer is based on, best match first. If nothing matches, the closest ones. */
    articles: z.array(helpEntry),
    /** True if the language model was asked but did not respond, so the answer comes from the articles alone. */
    isOffline: z.boolean(),
  }),
  rateLimit: { max: 120, windowSeconds: 60 },
  deadlineMs: 20_000,
});

/** Per-practice settings of Q, the assistant. */
export const assistantSettings = settings({
  service: 'assistant',
  name: 'AssistantSettings',
  audit: 'ASSISTANT_SETTINGS',
  /** Whether a third-party language model may word the answers. */
  fields: { usesModel: { entered: z.boolean(), change: z.boolean(), stored: z.boolean() } },
  /** Whether this installation has a language model configured at all. */
  shown: { hasModel: z.boolean() },
  get: { summary: "Get whether a third-party model may word Q's answers", permission: 'signed-in' },
  update: { summary: "Set whether a third-party model may word Q's answers" },
  live: { needs: null },
});
export const {
  get: getAssistantSettings,
  update: updateAssistantSettings,
  changed: AssistantSettingsChanged,
} = assistantSettings;

export type HelpSection = z.infer<typeof helpSection>;
export type HelpEntry = z.infer<typeof helpEntry>;
export type HelpArticle = z.infer<typeof helpArticle>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type AssistantSettings = ResultOf<typeof getAssistantSettings>;
export type AssistantAnswer = z.infer<typeof askAssistant.result>;
