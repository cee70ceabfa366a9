import { z } from 'zod';

/** The language model that words the answers is optional. Without `ASSISTANT_URL` answers are the articles' own text. */
export const assistantConfig = z.object({
  /** Base URL of an OpenAI-compatible endpoint; `/chat/completions` is appended. */
  ASSISTANT_URL: z
    .string()
    .regex(/^(https?:\/\/.+[^/])?$/, 'must begin with http:// or https:// and not end with a slash')
    .default(''),
  ASSISTANT_KEY: z.string().default(''),
  ASSISTANT_MODEL: z.string().default(''),
  /** Maximum number of questions per practice and day that are sent to the model. */
  ASSISTANT_QUESTIONS_A_DAY: z.coerce.number().int().min(0).default(200),
  /** Timeout of the model in milliseconds. */
  ASSISTANT_TIMEOUT_MS: z.coerce.number().int().min(500).max(15_000).default(10_000),
});
export type AssistantConfig = z.output<typeof assistantConfig>;
